import type { ReactNode } from "react";
import * as paths from "#src/paths.ts";
import { resultsWords } from "#src/school/words/sets/result-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import type { WordsOf } from "#src/school/words/word-set.ts";
import { PayFee } from "#src/site/application/pay-fee.tsx";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { Checking } from "#src/site/fee-state/checking.tsx";
import { useReceipt } from "#src/site/fee-state/session-receipt.ts";
import { useFeeStatus } from "#src/site/fee-state/use-fee-status.ts";
import { PayerLinkButton } from "#src/site/payer/payer-link-button.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Building } from "#src/ui/hut/hut.tsx";

type ResultTexts = {
	title: string;
	/** While the fee is due. */
	label: string;
	lead: ReactNode;
	/** Replaces `lead` while the bank may still take a payment. */
	checkingLead: string;
	payLabel: string;
	/** The button beside the payment. @param token of the application, where the tab has it */
	link: (token: string | undefined) => { to: string; label: string };
};

const texts = (words: WordsOf<typeof resultsWords>): Record<"failed" | "cancelled", ResultTexts> => ({
	failed: {
		title: words.failedTitle,
		label: words.failedLabel,
		lead: (
			<>
				<p>{words.failedNote}</p>
				<p>{words.debitedNote}</p>
			</>
		),
		checkingLead: words.failedChecking,
		payLabel: words.retryPayment,
		link: () => ({ to: paths.contact, label: words.askOffice }),
	},
	cancelled: {
		title: words.unpaidTitle,
		label: words.unpaidLabel,
		lead: (
			<>
				<p>{words.unpaidNote}</p>
				<p>{words.payLaterNote}</p>
			</>
		),
		checkingLead: words.unpaidChecking,
		payLabel: words.payFee,
		link: (token) =>
			token
				? { to: paths.application(token), label: words.returnToApplication }
				: { to: paths.home, label: words.backToHome },
	},
});

/** The content of a checkout that ended without a payment; it follows the fee's state at the bank. */
export function UnpaidResult({ outcome }: { outcome: keyof ReturnType<typeof texts> }) {
	const words = useWords(resultsWords);
	const { title, label, lead, checkingLead, payLabel, ...content } = texts(words)[outcome];
	const receipt = useReceipt();
	const link = content.link(receipt?.token);
	const fee = useFeeStatus(receipt?.token, true, receipt?.kind).status?.fee;
	const paid = fee?.state === "paid";
	const payable = receipt && !paid && !fee?.checking;
	return (
		<ResultFrame
			title={title}
			label={fee?.checking ? words.checkingLabel : label}
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
			title={words.paidAfterAllTitle}
			live="polite"
			actions={<ButtonLink href={paths.success}>{words.continueButton}</ButtonLink>}
		/>
	);
}
