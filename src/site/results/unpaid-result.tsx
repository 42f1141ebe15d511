import type { ReactNode } from "react";
import * as paths from "#src/paths.ts";
import { resultsWords } from "#src/school/words/sets/result-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { Checking } from "#src/site/application/checking.tsx";
import { PayFee } from "#src/site/application/pay-fee.tsx";
import { useReceipt } from "#src/site/application/session-receipt.ts";
import { useFeeStatus } from "#src/site/application/use-fee-status.ts";
import { PayerLinkButton } from "#src/site/payer/payer-link-button.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Building } from "#src/ui/hut/hut.tsx";
import { ResultFrame } from "./result-frame.tsx";

type ResultTexts = {
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

const texts: Record<"failed" | "cancelled", ResultTexts> = {
	failed: {
		title: "Payment Warning!",
		label: "Fee not paid",
		lead: (
			<>
				<p>The payment did not go through. Your application is safe: we have it, and only the fee is missing.</p>
				<p>If money has left your account, wait an hour before you pay again. We check with the bank by ourselves.</p>
			</>
		),
		checkingLead: "The payment has not come through yet, and the bank may still take it. Your application is safe.",
		payLabel: "Try the payment again",
		link: { to: paths.contact, label: "Ask the admissions desk" },
	},
	cancelled: {
		title: "Return to Application",
		label: "Payment put off",
		lead: (
			<>
				<p>No payment has reached us, and nothing is lost. Your application is with us and waits for the fee.</p>
				<p>Pay when it suits you, here or from the link in our mail.</p>
			</>
		),
		checkingLead: "A payment was begun, and the bank may still take it. Nothing is lost: your application is with us.",
		payLabel: "Pay the fee now",
		link: { to: paths.home, label: "Back to home" },
	},
};

/** The content of a checkout that ended without a payment; it follows the fee's state at the bank. */
export function UnpaidResult({ outcome }: { outcome: keyof typeof texts }) {
	const words = useWords(resultsWords);
	const { title, label, lead, checkingLead, payLabel, link } = texts[outcome];
	const receipt = useReceipt();
	const fee = useFeeStatus(receipt?.token, true).status?.fee;
	const paid = fee?.state === "paid";
	const payable = receipt && !paid && !fee?.checking;
	return (
		<ResultFrame
			title={title}
			label={fee?.checking ? words.paymentInDoubt : label}
			drawing={<Building stage={1} />}
			lead={fee?.checking ? <p>{checkingLead}</p> : lead}
			reference={receipt?.reference}
			actions={
				<>
					{payable && <PayFee receipt={receipt}>{payLabel}</PayFee>}
					{payable && <PayerLinkButton token={receipt.token} />}
					<ButtonLink href={link.to}>{link.label}</ButtonLink>
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
	const words = useWords(resultsWords);
	return (
		<Notice
			tone="done"
			title={words.goodNewsTheFee}
			live="polite"
			actions={<ButtonLink href={paths.success}>{words.continueWords}</ButtonLink>}
		/>
	);
}
