import { formatLong } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { formatRupees, type PublicFee } from "#src/payment/fee/fee.ts";
import { feeMessages } from "#src/school/messages/sets/fee-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { amountPaid } from "#src/site/fee-state/amount-paid.ts";
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
	/** True if the payer comes from the provider's page, which may know more than the server. */
	returned: boolean;
};

/** Cost of the accepted seat: the amount and the last day to pay it, or its receipt. */
export function SeatFeeSection({ seatFee: { fee, receiptNumber }, receipt, returned }: SeatFeeSectionProps) {
	const messages = useMessages(feeMessages);
	const { amount, paidAt, payBy, paymentId } = fee;
	return (
		<Section id="seat-fee" label={messages.seatFeeTitle} headed>
			<div className={`stack-6 items-start ${styles.stack}`}>
				<DefinitionCard
					cells={[
						{ label: messages.seatFeeAmount, value: formatRupees(amount) },
						paidAt
							? { label: messages.paidOn, value: <time dateTime={paidAt}>{formatLong(paidAt)}</time> }
							: { label: messages.payBy, value: <time dateTime={payBy}>{formatLong(payBy)}</time> },
						...amountPaid(messages, fee),
						...(paymentId ? [{ label: messages.paymentId, value: paymentId }] : []),
					]}
				/>
				<FollowedFee fee={fee} receipt={{ ...receipt, kind: "seat" }} returned={returned} />
				{receiptNumber && (
					<div className={`not-printed cluster-3 ${styles.takeAway}`}>
						<ButtonLink href={paths.seatFeeReceiptPdf(receipt.token)}>
							<Icon name="download" />
							{messages.receiptLink({ receiptNumber })}
						</ButtonLink>
					</div>
				)}
			</div>
		</Section>
	);
}
