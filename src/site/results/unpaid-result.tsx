import type { ReactNode } from "react";
import * as paths from "#src/paths.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { resultsMessages } from "#src/school/messages/sets/result-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { PayFee } from "#src/site/application/pay-fee.tsx";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { Checking } from "#src/site/fee-state/checking.tsx";
import { useReceipt } from "#src/site/fee-state/session-receipt.ts";
import { useFeeStatus } from "#src/site/fee-state/use-fee-status.ts";
import { PayerLinkButton } from "#src/site/payer/payer-link-button.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Bench, BrokenStep } from "#src/ui/spot/spot.tsx";

type ResultTexts = {
	title: string;
	/** Label while the fee is due. */
	label: string;
	lead: ReactNode;
	/** Replaces `lead` while the bank may still take a payment. */
	checkingLead: string;
	payLabel: string;
	/** The button beside the payment. @param token of the application, where the tab has it */
	link: (token: string | undefined) => { to: string; label: string };
};

const texts = (messages: MessagesOf<typeof resultsMessages>): Record<"failed" | "cancelled", ResultTexts> => ({
	failed: {
		title: messages.failedTitle,
		label: messages.failedLabel,
		lead: (
			<>
				<p>{messages.failedNote}</p>
				<p>{messages.debitedNote}</p>
			</>
		),
		checkingLead: messages.failedChecking,
		payLabel: messages.retryPayment,
		link: () => ({ to: paths.contact, label: messages.askOffice }),
	},
	cancelled: {
		title: messages.unpaidTitle,
		label: messages.unpaidLabel,
		lead: (
			<>
				<p>{messages.unpaidNote}</p>
				<p>{messages.payLaterNote}</p>
			</>
		),
		checkingLead: messages.unpaidChecking,
		payLabel: messages.payFee,
		link: (token) =>
			token
				? { to: paths.application(token), label: messages.returnToApplication }
				: { to: paths.home, label: messages.backToHome },
	},
});

export const drawings = { failed: BrokenStep, cancelled: Bench };

type UnpaidResultProps = {
	outcome: keyof ReturnType<typeof texts>;
	/** Draws the hills behind. */
	hills?: boolean;
};

/** The content of a checkout that ended without a payment; it follows the fee's state at the bank. */
export function UnpaidResult({ outcome, hills = false }: UnpaidResultProps) {
	const messages = useMessages(resultsMessages);
	const { title, label, lead, checkingLead, payLabel, ...content } = texts(messages)[outcome];
	const Drawing = drawings[outcome];
	const receipt = useReceipt();
	const link = content.link(receipt?.token);
	const fee = useFeeStatus(receipt?.token, true, receipt?.kind).status?.fee;
	const paid = fee?.state === "paid";
	const payable = receipt && !paid && !fee?.checking;
	return (
		<ResultFrame
			title={title}
			label={fee?.checking ? messages.checkingLabel : label}
			drawing={<Drawing hills={hills} />}
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
	const messages = useMessages(resultsMessages);
	return (
		<Notice
			tone="done"
			title={messages.paidAfterAllTitle}
			live="polite"
			actions={<ButtonLink href={paths.success}>{messages.continueButton}</ButtonLink>}
		/>
	);
}
