import type { PublicFee } from "#src/payment/fee/fee.ts";
import { feeMessages } from "#src/school/messages/sets/fee-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Checking } from "#src/site/fee-state/checking.tsx";
import { GoesBack } from "#src/site/fee-state/goes-back.tsx";
import { PaidTwice } from "#src/site/fee-state/paid-twice.tsx";
import type { Receipt } from "#src/site/fee-state/session-receipt.ts";
import { useShownFee } from "#src/site/fee-state/use-fee-status.ts";
import { PayerLinkButton } from "#src/site/payer/payer-link-button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { PayFee } from "./pay-fee.tsx";

type FeeNoticeProps = {
	fee: PublicFee;
	receipt: Receipt;
	/** True if the payer comes from the provider's page, which may know more than the server. */
	returned: boolean;
};

export const isOpen = ({ state }: PublicFee) => state !== "paid" && state !== "refunded";

/** State of the fee, with what there is to do about it. Follows a payment that the bank has not confirmed yet. */
export function FeeNotice({ fee, receipt, returned }: FeeNoticeProps) {
	const messages = useMessages(feeMessages);
	const followedToken = isOpen(fee) && (returned || fee.checking) ? receipt.token : undefined;
	const { checking, sure } = useShownFee(fee, followedToken, returned);
	if (fee.state === "paid") return <PaymentNotice fee={fee} />;
	if (fee.state === "refunded") return <RefundNotice fee={fee} />;
	if (checking || !sure) return <Checking />;
	const seat = fee.kind === "seat";
	return (
		<Notice
			title={seat ? messages.seatFeeUnpaid : messages.unpaidTitle}
			actions={
				<>
					<PayFee receipt={receipt}>{seat ? messages.paySeatFee : messages.pay}</PayFee>
					<PayerLinkButton token={receipt.token} kind={fee.kind} />
				</>
			}
		>
			<p>{messages.unpaidText}</p>
		</Notice>
	);
}

function RefundNotice({ fee }: { fee: PublicFee }) {
	const messages = useMessages(feeMessages);
	if (fee.refunded + fee.refunding > 0) return <GoesBack fee={fee} />;
	return <Notice title={fee.kind === "seat" ? messages.seatFeeRefunded : messages.refundedTitle} />;
}

function PaymentNotice({ fee }: { fee: PublicFee }) {
	const messages = useMessages(feeMessages);
	return (
		<>
			<Notice tone="done" title={fee.kind === "seat" ? messages.seatFeePaid : messages.paidTitle} live="polite">
				<p>{messages.paidText}</p>
			</Notice>
			<PaidTwice payments={fee.paymentsToRefund} />
			<GoesBack fee={fee} />
		</>
	);
}
