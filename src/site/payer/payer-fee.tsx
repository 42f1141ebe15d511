import { useState } from "react";
import type { FeeEnd } from "#src/admissions/payer-links/read-payer-view.server.ts";
import { writeStored } from "#src/forms/browser-storage.ts";
import { inPageLanguage } from "#src/languages/addresses.ts";
import * as paths from "#src/paths.ts";
import { PaymentConfirmation } from "#src/payment/checkout/payment-confirmation.tsx";
import type { PublicFee } from "#src/payment/fee/fee.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { payerMessages } from "#src/school/messages/sets/payer-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { GoesBack } from "#src/site/fee-state/goes-back.tsx";
import { PaidTwice } from "#src/site/fee-state/paid-twice.tsx";
import { useShownFee } from "#src/site/fee-state/use-fee-status.ts";
import { leaveFor } from "#src/site/leave-for.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { payerPageKey } from "./payer-token.ts";

/** Outcome of a checkout; a fee that is paid needs no message. */
export type PayerResult = "checking" | "failed" | "closed";

type PayerFeeProps = {
	/** Token of the payer link. */
	token: string;
	reference: string;
	fee: PublicFee;
	ended: FeeEnd;
	/** Outcome of the checkout that the payer comes from. */
	result: PayerResult | undefined;
};

/** State of the fee, for anyone who pays it, with what can be done about it. Follows a payment in doubt. */
export function PayerFee({ token, reference, fee, ended, result }: PayerFeeProps) {
	const messages = useMessages(payerMessages);
	const isSettled = fee.state === "paid" || fee.state === "refunded";
	const inDoubt = result === "checking" || result === "failed";
	const { checking, sure } = useShownFee(fee, !isSettled && (inDoubt || fee.checking) ? token : undefined, inDoubt);
	if (fee.state === "paid")
		return (
			<>
				<Notice tone="done" title={messages.paidTitle({ kind: fee.kind })} live="polite">
					<p>{messages.paidText}</p>
				</Notice>
				<PaidTwice payments={fee.paymentsToRefund} />
				<GoesBack fee={fee} />
			</>
		);
	if (fee.state === "refunded")
		return (
			<Notice title={messages.refundedTitle}>
				<p>{messages.refundedText}</p>
			</Notice>
		);
	if (checking || (result === "checking" && !sure)) return <Checking />;
	if (ended) return <NothingDue ended={ended} />;
	return <ToPay token={token} reference={reference} fee={fee} result={result} />;
}

function Checking() {
	const messages = useMessages(payerMessages);
	return (
		<Notice title={messages.checkingTitle} live="polite">
			<p>{messages.checkingText}</p>
		</Notice>
	);
}

const endedMessages = (messages: MessagesOf<typeof payerMessages>): Record<NonNullable<FeeEnd>, string> => ({
	withdrawn: messages.notDueWithdrawn,
	declined: messages.notDueEnded,
	unaccepted: messages.notDueSeatFee,
});

function NothingDue({ ended }: { ended: NonNullable<FeeEnd> }) {
	const messages = useMessages(payerMessages);
	return (
		<Notice title={messages.notDueTitle}>
			<p>{endedMessages(messages)[ended]}</p>
		</Notice>
	);
}

const texts = (messages: MessagesOf<typeof payerMessages>, { kind }: PublicFee) => ({
	open: { title: messages.unpaidTitle, text: messages.unpaidText, pay: messages.pay({ kind }) },
	closed: {
		title: messages.cancelledTitle,
		text: messages.cancelledText,
		pay: messages.pay({ kind }),
	},
	failed: {
		title: messages.failedTitle,
		text: messages.failedText,
		pay: messages.payAgain,
	},
});

function ToPay({ token, reference, fee, result }: Omit<PayerFeeProps, "ended">) {
	const messages = useMessages(payerMessages);
	const [open, setOpen] = useState(false);
	const { title, text, pay } = texts(messages, fee)[result === "failed" || result === "closed" ? result : "open"];
	const page = (how?: PayerResult) => paths.pay(token, how);
	const leave = (how?: PayerResult) => {
		setOpen(false);
		leaveFor(page(how));
	};
	const begin = () => {
		// A checkout that takes the whole page comes back without the token.
		writeStored("session", payerPageKey, inPageLanguage(page()));
		setOpen(true);
	};
	return (
		<>
			<Notice
				tone={result === "failed" ? "alert" : "info"}
				title={title}
				live="polite"
				actions={
					<Button tone="action" onClick={begin}>
						{pay}
					</Button>
				}
			>
				<p>{text}</p>
			</Notice>
			<PaymentConfirmation
				open={open}
				token={token}
				reference={reference}
				byPayerLink
				onPaid={() => leave()}
				onChecking={() => leave("checking")}
				onFailed={() => leave("failed")}
				onNotNow={() => setOpen(false)}
			/>
		</>
	);
}
