import { useEffect, useState } from "react";
import type { Tag } from "#src/messages/message-type.ts";
import * as paths from "#src/paths.ts";
import { PaymentConfirmation } from "#src/payment/checkout/payment-confirmation.tsx";
import { feeMessages } from "#src/school/messages/sets/fee-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { type Receipt, storeReceipt } from "#src/site/fee-state/session-receipt.ts";
import { leaveFor } from "#src/site/leave-for.ts";
import { PayerLinkButton } from "#src/site/payer/payer-link-button.tsx";
import { Button } from "#src/ui/button.tsx";

type ConfirmationProps = {
	receipt: Receipt;
	open: boolean;
	onClose: () => void;
	/** True if it is over the form that was sent. */
	sent?: boolean;
};

const number: Tag = (text) => <span className="one-line">{text}</span>;

/** The Payment Confirmation, leading to a page for each outcome. */
export function FeeConfirmation({ receipt, open, onClose, sent }: ConfirmationProps) {
	const messages = useMessages(feeMessages);
	const { reference, token, kind } = receipt;
	useEffect(() => {
		// Stores the receipt because someone paying from the email link would otherwise reach the result page without it.
		if (open) storeReceipt({ reference, token, ...(kind && { kind }) });
	}, [open, reference, token, kind]);
	const leave = (to: string) => {
		onClose();
		leaveFor(to, { sent });
	};
	return (
		<PaymentConfirmation
			open={open}
			token={token}
			reference={reference}
			kind={kind}
			before={
				sent && (
					<div className="stack-3 items-start below-4">
						<p>{messages.applicationIn({ reference, number })}</p>
						<PayerLinkButton token={token} small />
					</div>
				)
			}
			onPaid={() => leave(paths.success)}
			onChecking={() => leave(`${paths.application(token)}?checking=${kind === "seat" ? kind : 1}`)}
			onFailed={() => leave(paths.failure)}
			onNotNow={() => leave(paths.cancel)}
		/>
	);
}

/** A button that opens the Payment Confirmation for an application whose fee is still to be paid. */
export function PayFee({ receipt, children }: { receipt: Receipt; children: string }) {
	const [open, setOpen] = useState(false);
	return (
		<>
			<Button tone="action" onClick={() => setOpen(true)}>
				{children}
			</Button>
			<FeeConfirmation receipt={receipt} open={open} onClose={() => setOpen(false)} />
		</>
	);
}
