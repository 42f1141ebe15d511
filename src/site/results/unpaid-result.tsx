import type { ReactNode } from "react";
import * as paths from "#src/paths.ts";
import { Checking } from "#src/site/application/checking.tsx";
import { PayFee } from "#src/site/application/pay-fee.tsx";
import { useReceipt } from "#src/site/application/session-receipt.ts";
import { useFeeStatus } from "#src/site/application/use-fee-status.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { ResultFrame } from "./result-frame.tsx";

type UnpaidResultProps = {
	title: string;
	/** While the fee is due. */
	label: string;
	lead: ReactNode;
	/** Replaces `lead` while the bank may still take a payment. */
	checkingLead: string;
	payLabel: string;
	/** The button beside the payment. */
	link: { to: string; label: string };
};

/** The result page of a checkout that ended without a payment; it follows the fee's state at the bank. */
export function UnpaidResult({ title, label, lead, checkingLead, payLabel, link }: UnpaidResultProps) {
	const receipt = useReceipt();
	const fee = useFeeStatus(receipt?.token, true).status?.fee;
	const paid = fee?.state === "paid";
	const payable = receipt && !paid && !fee?.checking;
	return (
		<ResultFrame
			title={title}
			label={fee?.checking ? "Payment in doubt" : label}
			lead={fee?.checking ? <p>{checkingLead}</p> : lead}
			reference={receipt?.reference}
			actions={
				<>
					{payable && <PayFee receipt={receipt}>{payLabel}</PayFee>}
					<ButtonLink to={link.to}>{link.label}</ButtonLink>
				</>
			}
		>
			{paid && <PaidAfterAll />}
			{fee?.checking && <Checking />}
		</ResultFrame>
	);
}

/** The bank may confirm a payment after the checkout gave up on it. */
function PaidAfterAll() {
	return (
		<Notice
			tone="done"
			title="Good news: the fee has arrived after all. Do not pay again."
			live="polite"
			actions={<ButtonLink to={paths.success}>Continue</ButtonLink>}
		/>
	);
}
