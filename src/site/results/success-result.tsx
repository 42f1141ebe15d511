import * as paths from "#src/paths.ts";
import { resultsMessages } from "#src/school/messages/sets/result-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Checking } from "#src/site/fee-state/checking.tsx";
import { useReceipt } from "#src/site/fee-state/session-receipt.ts";
import { useFeeStatus } from "#src/site/fee-state/use-fee-status.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Success } from "./success.tsx";

/**
 * The content of /success; with a receipt in the tab it follows the fee's state.
 * @param returned from the provider's page, which may know more than the server
 * @param drawn false where no house is drawn above the title
 */
export function SuccessResult({ returned, drawn = true }: { returned: boolean; drawn?: boolean }) {
	const messages = useMessages(resultsMessages);
	const receipt = useReceipt();
	const isSeat = receipt?.kind === "seat";
	const { status, sure } = useFeeStatus(receipt?.token, returned, receipt?.kind);
	const fee = status?.fee;
	const open = fee && fee.state !== "paid" && fee.state !== "refunded";
	const checking = open ? fee.checking || !sure : returned && receipt !== undefined && !fee;
	const unpaid = open && !checking;
	const toPay = receipt && (
		<ButtonLink href={paths.application(receipt.token)} tone="action">
			{messages.openAndPay}
		</ButtonLink>
	);
	return (
		<Success
			drawn={drawn}
			admitted={isSeat && fee?.state === "paid"}
			reference={receipt?.reference}
			paymentId={fee?.payment_id ?? undefined}
			actions={
				receipt &&
				(unpaid ? (
					isSeat && toPay
				) : (
					<>
						<ButtonLink href={paths.application(receipt.token)}>{messages.openApplication}</ButtonLink>
						{fee?.state === "paid" && !isSeat && (
							<ButtonLink href={paths.receiptPdf(receipt.token)}>{messages.downloadReceipt}</ButtonLink>
						)}
					</>
				))
			}
		>
			{fee?.state === "paid" && !isSeat && <Notice tone="done" title={messages.feePaidTitle} live="polite" />}
			{checking && <Checking followed={receipt !== null} />}
			{unpaid && !isSeat && <Notice title={messages.feeUnpaidTitle} live="polite" actions={toPay} />}
		</Success>
	);
}
