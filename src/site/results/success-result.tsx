import * as paths from "#src/paths.ts";
import { Checking } from "#src/site/application/checking.tsx";
import { useReceipt } from "#src/site/application/session-receipt.ts";
import { useFeeStatus } from "#src/site/application/use-fee-status.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Success } from "./success.tsx";

/**
 * The content of /success; with a receipt in the tab it follows the fee's state.
 * @param returned from the provider's page, which may know more than the server
 */
export function SuccessResult({ returned }: { returned: boolean }) {
	const receipt = useReceipt();
	const { status, sure } = useFeeStatus(receipt?.token, returned);
	const fee = status?.fee;
	const open = fee && fee.state !== "paid" && fee.state !== "refunded";
	const checking = open ? fee.checking || !sure : returned && receipt !== undefined && !fee;
	return (
		<Success
			reference={receipt?.reference}
			paymentId={fee?.payment_id ?? undefined}
			actions={
				receipt &&
				(open && !checking ? (
					<ButtonLink href={paths.application(receipt.token)} tone="action">
						See it, and pay the fee
					</ButtonLink>
				) : (
					<>
						<ButtonLink href={paths.application(receipt.token)}>See what we received</ButtonLink>
						{fee?.state === "paid" && <ButtonLink href={paths.receiptPdf(receipt.token)}>Receipt as PDF</ButtonLink>}
					</>
				))
			}
		>
			{fee?.state === "paid" && <Notice tone="done" title="The application fee is paid." live="polite" />}
			{checking && <Checking followed={receipt !== null} />}
			{open && !checking && <Notice title="The application fee is still to be paid." live="polite" />}
		</Success>
	);
}
