import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { inPageLanguage } from "#src/languages/addresses.ts";
import type { FeeKind } from "#src/payment/fee/fee.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { pageMessages } from "#src/school/messages/page-messages.ts";
import { connectionMessages } from "#src/school/messages/sets/forms/connection-messages.ts";
import { type CheckoutResponse, loadCheckout, type RazorpayOptions } from "./checkout-script.ts";
import {
	confirmPayment,
	fetchOrder,
	fetchProfile,
	type NotPayable,
	type PaymentOrder,
	type PaymentResult,
	type Profile,
	resolveOutcome,
	startPayment,
} from "./payment-client.ts";
import { failedPayment } from "./payment-error.ts";

type Steps = {
	/** Right before the checkout opens: close every modal dialog, which would cover the checkout. */
	onOpen: () => void;
	/** The checkout is closed, and the server is asked for the result. */
	onReturned: () => void;
	/** Aborted when the payer leaves before the checkout opens. */
	signal: AbortSignal;
	/** Reference of the application; added to the payment as a note. */
	reference: string;
	/** The payer came by a payer link; a checkout that takes the whole page returns to the pages for payers. */
	byPayerLink?: boolean;
	/** Kind of the fee that an application's token is for; the application fee by default. A payer link has its own. */
	kind?: FeeKind | undefined;
};

/**
 * Takes the payer through the provider's checkout. The result is the server's, whatever the checkout reported.
 * @param token the application's access token, or that of its payer link
 * @throws PaymentError when the checkout could not be opened; trying again is safe
 */
export async function pay(
	token: string,
	{ onOpen, onReturned, signal, reference, byPayerLink = false, kind }: Steps,
): Promise<PaymentResult> {
	const foundOrder = await fetchOrder(token, signal, kind);
	if (isNotPayable(foundOrder)) return outcomes[foundOrder];
	const [order, profile] = await Promise.all([
		startPayment(token, signal, kind),
		fetchProfile(foundOrder?.userId ?? token, signal),
	]);
	if (isNotPayable(order)) return outcomes[order];
	await loadCheckout(order.checkout);
	if (signal.aborted) return { outcome: "dismissed" };
	onOpen();
	const endedCheckout = await openCheckout(checkoutOptions(order, profile, { reference, byPayerLink }));
	onReturned();
	if (endedCheckout.kind === "returned") return confirmPayment(token, endedCheckout.response, kind);
	if (endedCheckout.kind === "failed")
		return resolveOutcome(token, { outcome: "failed", message: endedCheckout.message }, kind);
	return resolveOutcome(token, { outcome: "dismissed" }, kind);
}

const outcomes = { settled: { outcome: "paid" }, checking: { outcome: "checking" } } as const;

function isNotPayable(order: PaymentOrder | NotPayable | undefined): order is NotPayable {
	return typeof order === "string";
}

type CheckoutResult =
	| { kind: "returned"; response: CheckoutResponse }
	| { kind: "failed"; message: string }
	| { kind: "dismissed" };

function openCheckout(options: RazorpayOptions): Promise<CheckoutResult> {
	const { Razorpay } = window;
	if (!Razorpay) return Promise.reject(failedPayment());
	return new Promise((resolve) => {
		let failure: string | undefined;
		const checkout = new Razorpay({
			...options,
			handler: (response) => resolve({ kind: "returned", response }),
			modal: {
				confirm_close: true,
				ondismiss: () => resolve(failure === undefined ? { kind: "dismissed" } : { kind: "failed", message: failure }),
			},
		});
		checkout.on("payment.failed", ({ error }) => {
			failure = error.description ?? messagesIn(connectionMessages, pageMessages()).paymentFailed;
		});
		// Returning by the back button is possible if the checkout takes the whole page.
		window.addEventListener("pageshow", (event) => event.persisted && resolve({ kind: "dismissed" }), { once: true });
		checkout.open();
	});
}

/**
 * Contact details stay editable, since someone else may pay, and there is no time limit: a bank may be slow, and the
 * order can be paid later.
 */
function checkoutOptions(
	order: PaymentOrder,
	profile: Profile,
	{ reference, byPayerLink }: { reference: string; byPayerLink: boolean },
): RazorpayOptions {
	const { userAgent } = navigator;
	const callback = `${window.location.origin}${inPageLanguage(apiUrl(apiPaths.paymentCallback))}`;
	return {
		key: order.razorpayKey,
		order_id: order.id,
		amount: order.amount,
		currency: order.currency,
		name: order.name,
		description: order.description,
		...prefillOf(profile),
		config: upiFirst(userAgent),
		theme: { color: getComputedStyle(document.documentElement).getPropertyValue("--laterite").trim() },
		notes: { reference },
		remember_customer: false,
		// One attempt, one result: the failure page offers the next attempt on the same order.
		retry: { enabled: false },
		...(needsWholePage(userAgent) && {
			callback_url: byPayerLink ? `${callback}?payer=1` : callback,
			redirect: true,
			webview_intent: true,
		}),
	};
}

function prefillOf({ name, email, mobile }: Profile): Pick<RazorpayOptions, "prefill"> {
	if (email === undefined || mobile === undefined) return {};
	return { prefill: { name, email, contact: /^\d{10}$/.test(mobile) ? `+91${mobile}` : mobile } };
}

const cannotFrame =
	/Instagram|FBAN|FBAV|FB_IAB|Messenger|Opera|OPR\/|OPiOS|UCBrowser|UCWEB|; wv\)|(iPhone|iPad|iPod)(?!.*Safari\/)/;

/**
 * Detects in-app browsers, Opera and UC, where a checkout in a frame or its handler does not work. Source:
 * https://razorpay.com/docs/payments/payment-gateway/callback-url/
 */
export function needsWholePage(userAgent: string): boolean {
	return cannotFrame.test(userAgent);
}

/**
 * UPI before everything else: the payer's own apps on a phone, a code to scan on other screens. The other methods
 * follow. UPI by a typed address ended on 28 February 2026.
 * Sources: https://razorpay.com/docs/payments/payment-methods/upi/upi-intent/,
 * https://razorpay.com/docs/announcements/upi-collect-migration/standard-integration/,
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/configure-payment-methods/
 */
export function upiFirst(userAgent: string): RazorpayOptions["config"] {
	const flow = isPhone(userAgent) ? "intent" : "qr";
	return {
		display: {
			blocks: {
				upi: {
					name: messagesIn(connectionMessages, pageMessages()).payByUpi,
					instruments: [{ method: "upi", flows: [flow] }],
				},
			},
			hide: [{ method: "upi", flows: ["collect"] }],
			sequence: ["block.upi"],
			preferences: { show_default_blocks: true },
		},
	};
}

function isPhone(userAgent: string): boolean {
	return /Android|iPhone|iPod/.test(userAgent);
}
