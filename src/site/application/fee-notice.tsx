import { useEffect } from "react";
import type { PublicFee } from "#src/payment/fee/fee.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Checking } from "./checking.tsx";
import { PayFee } from "./pay-fee.tsx";
import type { Receipt } from "./session-receipt.ts";
import { useFeeStatus } from "./use-fee-status.ts";

type FeeNoticeProps = {
	fee: PublicFee;
	receipt: Receipt;
	/** From the provider's page, which may know more than the server. */
	returned: boolean;
};

export const isOpen = ({ state }: PublicFee) => state !== "paid" && state !== "refunded";

/** How the fee stands, with what there is to do about it. Follows a payment that the bank has not confirmed yet. */
export function FeeNotice({ fee, receipt, returned }: FeeNoticeProps) {
	const followed = isOpen(fee) && (returned || fee.checking) ? receipt.token : undefined;
	const { status, sure } = useFeeStatus(followed, returned);
	const { state, checking } = status?.fee ?? fee;
	const changed = state !== fee.state || checking !== fee.checking;
	// The whole page shows the fee: the receipt, too.
	useEffect(() => {
		if (changed) location.reload();
	}, [changed]);
	if (fee.state === "paid") return <Paid toRefund={fee.paymentsToRefund} />;
	if (fee.state === "refunded") return <Notice title="The fee was refunded." />;
	if (checking || !sure) return <Checking />;
	return (
		<Notice title="The application fee is still to be paid." actions={<PayFee receipt={receipt}>Pay the fee</PayFee>}>
			<p>You, or somebody else with this link, can pay it here on any device.</p>
		</Notice>
	);
}

function Paid({ toRefund }: { toRefund: string[] }) {
	return (
		<>
			<Notice tone="done" title="The fee is paid." live="polite">
				<p>
					The desk reads your application and writes to you about the interview. What you did not have at hand can
					follow: answer our mail.
				</p>
			</Notice>
			{toRefund.length > 0 && (
				<Notice title={toRefund.length === 1 ? "It was paid once more than due." : "It was paid more often than due."}>
					<p>
						The money of {toRefund.join(", ")} goes back to the account that it came from. The office sees to it; banks
						take five to seven working days.
					</p>
				</Notice>
			)}
		</>
	);
}
