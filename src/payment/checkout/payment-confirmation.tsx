import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Tag } from "#src/messages/message-type.ts";
import type { FeeKind } from "#src/payment/fee/fee.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { feeMessages } from "#src/school/messages/sets/fee-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Button } from "#src/ui/button.tsx";
import type { Elements } from "#src/ui/elements.ts";
import { Dialog } from "#src/ui/feedback/dialog.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { pay } from "./checkout.ts";
import { fetchOrder, fetchProfile, type NotPayable, startPayment } from "./payment-client.ts";
import styles from "./payment-confirmation.module.css";
import { type Details, PaymentDetails } from "./payment-details.tsx";
import { PaymentError } from "./payment-error.ts";

type PaymentConfirmationProps = {
	open: boolean;
	/** The application's access token, or that of its payer link. */
	token: string;
	reference: string;
	/** The token is that of a payer link. */
	byPayerLink?: boolean;
	/** Kind of the fee that an application's token is for; the application fee by default. */
	kind?: FeeKind | undefined;
	/** Words before the payment, and another way to have it paid. */
	before?: Elements;
	/** The server has confirmed the payment. */
	onPaid: () => void;
	/** Someone paid, and the bank has not confirmed it yet. */
	onChecking: () => void;
	/** The checkout or the server refused; the message is for the payer. */
	onFailed: (message: string) => void;
	/** Called on Not Now, the cross, or when the checkout is closed without an attempt. */
	onNotNow: () => void;
};

/** checking: back from the checkout, asking the server. blocked: the bank has not answered about an earlier payment. */
type Phase = "asking" | "opening" | "inCheckout" | "checking" | "blocked";

/** Shows who pays how much, and takes the payer through the checkout. */
export function PaymentConfirmation({
	open,
	token,
	reference,
	byPayerLink = false,
	kind,
	before,
	onPaid,
	onChecking,
	onFailed,
	onNotNow,
}: PaymentConfirmationProps) {
	const messages = useMessages(feeMessages);
	const [details, setDetails] = useState<Details>();
	const [problem, setProblem] = useState<string>();
	const [phase, setPhase] = useState<Phase>("asking");
	const openedRef = useRef<AbortController>(null);
	const onSettled = useEffectEvent(onPaid);
	const onProblem = useEffectEvent((error: unknown) =>
		setProblem(error instanceof PaymentError ? error.message : messages.paymentError),
	);

	useEffect(() => {
		if (!open) return;
		const controller = new AbortController();
		const { signal } = controller;
		openedRef.current = controller;
		setPhase("asking");
		setProblem(undefined);
		readDetails(token, signal, kind).then(
			(details) => {
				if (signal.aborted) return;
				if (details === "settled") onSettled();
				else if (details === "checking") setPhase("blocked");
				else setDetails(details);
			},
			(error) => !signal.aborted && onProblem(error),
		);
		return () => controller.abort();
	}, [open, token, kind]);

	const continueToCheckout = async () => {
		const { signal } = openedRef.current ?? new AbortController();
		setProblem(undefined);
		setPhase("opening");
		try {
			const result = await pay(token, {
				signal,
				reference,
				byPayerLink,
				kind,
				onOpen: () => flushSync(() => setPhase("inCheckout")),
				onReturned: () => setPhase("checking"),
			});
			if (result.outcome === "paid") onPaid();
			else if (result.outcome === "checking") onChecking();
			else if (result.outcome === "failed") onFailed(result.message);
			else if (!signal.aborted) onNotNow();
		} catch (error) {
			if (signal.aborted) return;
			onProblem(error);
			setPhase("asking");
		}
	};
	const close = phase === "checking" || phase === "blocked" ? onChecking : onNotNow;

	return (
		<Dialog open={open && phase !== "inCheckout"} onClose={close} title={titleOf(messages, phase, details)}>
			{phase === "checking" ? (
				<Notice live="polite" title={messages.returnedTitle}>
					<p>{messages.returnedText}</p>
				</Notice>
			) : phase === "blocked" ? (
				<Notice
					live="polite"
					title={messages.checkingTitle}
					actions={<Button onClick={onChecking}>{messages.checkStatus}</Button>}
				>
					<p>{messages.blockedText({ reference, number })}</p>
				</Notice>
			) : (
				<>
					{before}
					<h3 className="size-4">{messages.dialogTitle}</h3>
					{details ? (
						<PaymentDetails {...details} reference={reference} />
					) : (
						!problem && <p role="status">{messages.loading}</p>
					)}
					<div className={styles.foot}>
						{problem && (
							<Notice tone="alert" live="assertive" title={problem}>
								<p>{(byPayerLink ? messages.applicationSafe : messages.yourApplicationSafe)({ reference, number })}</p>
							</Notice>
						)}
						<div className={`cluster-3 ${styles.actions}`}>
							<Button onClick={onNotNow}>{messages.notNow}</Button>
							<Button tone="action" busy={phase === "opening"} onClick={continueToCheckout}>
								{phase === "opening" ? messages.openingCheckout : messages.toCheckout}
							</Button>
						</div>
					</div>
				</>
			)}
		</Dialog>
	);
}

const number: Tag = (text) => <span className="one-line">{text}</span>;

function titleOf(messages: MessagesOf<typeof feeMessages>, phase: Phase, details: Details | undefined): string {
	if (phase === "blocked") return messages.dialogTitle;
	return details ? messages.welcomeTo({ name: details.order.name }) : messages.welcome;
}

async function readDetails(
	token: string,
	signal: AbortSignal,
	kind: FeeKind | undefined,
): Promise<Details | NotPayable> {
	const order = (await fetchOrder(token, signal, kind)) ?? (await startPayment(token, signal, kind));
	return typeof order === "string" ? order : { order, profile: await fetchProfile(order.userId, signal) };
}
