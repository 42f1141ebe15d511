import { formatLong } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { formatRupees, type PublicFee } from "#src/payment/fee/fee.ts";
import { feeWords } from "#src/school/words/sets/fee-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { paidInAll } from "#src/site/fee-state/paid-in-all.ts";
import type { Receipt } from "#src/site/fee-state/session-receipt.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { DefinitionCard } from "#src/ui/page/definition-card.tsx";
import { Section } from "#src/ui/page/page-grid.tsx";
import { FollowedFee } from "./followed-fee.tsx";
import styles from "./tracker.module.css";

type SeatFeeSectionProps = {
	seatFee: { fee: PublicFee; receiptNumber: string | null };
	receipt: Receipt;
	/** From the provider's page, which may know more than the server. */
	returned: boolean;
};

/** What the accepted place costs: the sum and the last day to pay it, or its receipt. */
export function SeatFeeSection({ seatFee: { fee, receiptNumber }, receipt, returned }: SeatFeeSectionProps) {
	const words = useWords(feeWords);
	const { amount, paidAt, payBy, paymentId } = fee;
	return (
		<Section id="seat-fee" label={words.seatFeeTitle} headed>
			<div className={`stack-6 items-start ${styles.stack}`}>
				<DefinitionCard
					cells={[
						{ label: words.seatFeeAmount, value: formatRupees(amount) },
						paidAt
							? { label: words.paidOn, value: <time dateTime={paidAt}>{formatLong(paidAt)}</time> }
							: { label: words.payBy, value: <time dateTime={payBy}>{formatLong(payBy)}</time> },
						...paidInAll(words, fee),
						...(paymentId ? [{ label: words.paymentId, value: paymentId }] : []),
					]}
				/>
				<FollowedFee fee={fee} receipt={{ ...receipt, kind: "seat" }} returned={returned} />
				{receiptNumber && (
					<div className={`not-printed cluster-3 ${styles.takeAway}`}>
						<ButtonLink href={paths.seatFeeReceiptPdf(receipt.token)}>
							<Icon name="download" />
							{words.receiptLink({ receiptNumber })}
						</ButtonLink>
					</div>
				)}
			</div>
		</Section>
	);
}
