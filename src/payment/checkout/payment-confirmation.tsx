import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/feedback/dialog.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { pay } from "./checkout.ts";
import {
	failedPayment,
	fetchOrder,
	fetchProfile,
	type NotPayable,
	PaymentError,
	setOutToPay,
} from "./payment-client.ts";
import styles from "./payment-confirmation.module.css";
import { type Details, PaymentDetails } from "./payment-details.tsx";

type PaymentConfirmationProps = {
	open: boolean;
	/** The application's access token. */
	token: string;
	reference: string;
	/** The server knows the fee to be paid. */
	onPaid: () => void;
	/** Somebody paid, and the bank has not confirmed it yet. */
	onChecking: () => void;
	/** The checkout or the server said no; the message is for the payer. */
	onFailed: (message: string) => void;
	/** Not Now, the cross, or the checkout closed without an attempt. */
	onNotNow: () => void;
};

/** opening: on the way to the checkout. away: in the checkout. checking: back from it, asking the server. barred: the bank has a payment in hand. */
type Phase = "asking" | "opening" | "away" | "checking" | "barred";

/** Shows who pays what, and takes the payer through the checkout. */
export function PaymentConfirmation({
	open,
	token,
	reference,
	onPaid,
	onChecking,
	onFailed,
	onNotNow,
}: PaymentConfirmationProps) {
	const [details, setDetails] = useState<Details>();
	const [problem, setProblem] = useState<string>();
	const [phase, setPhase] = useState<Phase>("asking");
	const leaving = useRef<AbortController>(null);
	const settled = useRef(onPaid);
	settled.current = onPaid;

	useEffect(() => {
		if (!open) return;
		const stop = new AbortController();
		leaving.current = stop;
		setPhase("asking");
		setProblem(undefined);
		readDetails(token, stop.signal).then(
			(found) => {
				if (stop.signal.aborted) return;
				if (found === "settled") settled.current();
				else if (found === "checking") setPhase("barred");
				else setDetails(found);
			},
			(error) => !stop.signal.aborted && setProblem(wordsOf(error)),
		);
		return () => stop.abort();
	}, [open, token]);

	const goOn = async () => {
		const { signal } = leaving.current ?? new AbortController();
		setProblem(undefined);
		setPhase("opening");
		try {
			const result = await pay(token, {
				signal,
				onOpen: () => flushSync(() => setPhase("away")),
				onReturned: () => setPhase("checking"),
			});
			if (result.outcome === "paid") onPaid();
			else if (result.outcome === "checking") onChecking();
			else if (result.outcome === "failed") onFailed(result.message);
			else if (!signal.aborted) onNotNow();
		} catch (error) {
			if (signal.aborted) return;
			setProblem(wordsOf(error));
			setPhase("asking");
		}
	};
	const close = phase === "checking" || phase === "barred" ? onChecking : onNotNow;

	return (
		<Dialog open={open && phase !== "away"} onClose={close} title={titleOf(phase, details)}>
			{phase === "checking" ? (
				<Notice live="polite" title="Checking your payment…">
					<p>Please keep this page open. Do not pay again.</p>
				</Notice>
			) : phase === "barred" ? (
				<Notice
					live="polite"
					title="We are checking with the bank. Do not pay again."
					actions={<Button onClick={onChecking}>See how it stands</Button>}
				>
					<p>
						Somebody has paid the fee of <span className={styles.whole}>{reference}</span>, or is paying it now, and the
						bank has not answered yet.
					</p>
				</Notice>
			) : (
				<>
					<h3 className={styles.heading}>Payment Confirmation</h3>
					{details ? (
						<PaymentDetails {...details} reference={reference} />
					) : (
						!problem && <p role="status">Reading the payment’s details…</p>
					)}
					<div className={styles.foot}>
						{problem && (
							<Notice tone="alert" live="assertive" title={problem}>
								<p>
									Your application <span className={styles.whole}>{reference}</span> is safe.
								</p>
							</Notice>
						)}
						<div className={styles.actions}>
							<Button onClick={onNotNow}>Not Now</Button>
							<Button tone="action" busy={phase === "opening"} onClick={goOn}>
								{phase === "opening" ? "Opening the payment…" : "Continue"}
							</Button>
						</div>
					</div>
				</>
			)}
		</Dialog>
	);
}

function titleOf(phase: Phase, details: Details | undefined): string {
	if (phase === "barred") return "Payment Confirmation";
	return details ? `Welcome to ${details.order.name}` : "Welcome";
}

async function readDetails(token: string, signal: AbortSignal): Promise<Details | NotPayable> {
	const order = (await fetchOrder(token, signal)) ?? (await setOutToPay(token, signal));
	return typeof order === "string" ? order : { order, profile: await fetchProfile(order.userId, signal) };
}

function wordsOf(error: unknown): string {
	return error instanceof PaymentError ? error.message : failedPayment().message;
}
