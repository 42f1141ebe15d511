import { messagesIn } from "#src/school/messages/message-set.ts";
import { pageMessages } from "#src/school/messages/page-messages.ts";
import { connectionMessages } from "#src/school/messages/sets/forms/connection-messages.ts";
import { PaymentError } from "./payment-error.ts";

/** Response of the checkout after a payment; the server verifies it. */
export type CheckoutResponse = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };

/**
 * Options of Razorpay's web checkout.
 * Source: https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps/
 */
export type RazorpayOptions = {
	key: string;
	order_id: string;
	/** Paise; must be the order's. */
	amount: number;
	currency: string;
	name: string;
	description: string;
	/** Left out where the payer is not the applicant: the checkout asks for what it needs. */
	prefill?: { name: string; email: string; contact: string };
	/** Payment methods that are offered, and their order. */
	config: {
		display: {
			blocks: Record<string, { name: string; instruments: Instrument[] }>;
			hide: Instrument[];
			sequence: string[];
			preferences: { show_default_blocks: boolean };
		};
	};
	/** Lets UPI apps open from a browser inside an app. */
	webview_intent?: boolean;
	theme: { color: string };
	/** Notes on the payment, shown in the provider's lists. */
	notes: Record<string, string>;
	/** True if the browser's next payer is offered what this one typed. */
	remember_customer: boolean;
	retry: { enabled: boolean };
	/** URL to which the checkout posts a form, with `redirect`, after taking the whole page. */
	callback_url?: string;
	redirect?: boolean;
};

type Instrument = { method: "upi"; flows: ("intent" | "qr" | "collect")[] };

type Handlers = {
	handler: (response: CheckoutResponse) => void;
	/** `confirm_close`: asks before a payment that waits for an app is closed. */
	modal: { ondismiss: () => void; confirm_close: boolean };
};
type Checkout = {
	open: () => void;
	on: (event: "payment.failed", listener: (failed: { error: { description?: string } }) => void) => void;
};

declare global {
	interface Window {
		Razorpay?: new (options: RazorpayOptions & Handlers) => Checkout;
	}
}

const loadTimeoutMs = 30_000;

/**
 * Loads the checkout script once; after a failure it may be called again.
 * @throws PaymentError when the script does not load or is not Razorpay's
 */
export function loadCheckout(url: string): Promise<void> {
	if (window.Razorpay) return Promise.resolve();
	return new Promise((resolve, reject) => {
		const script = Object.assign(document.createElement("script"), { src: url, async: true });
		const timer = setTimeout(fail, loadTimeoutMs);
		function fail() {
			clearTimeout(timer);
			script.remove();
			reject(new PaymentError(messagesIn(connectionMessages, pageMessages()).checkoutFailed));
		}
		script.addEventListener("error", fail);
		script.addEventListener("load", () => {
			clearTimeout(timer);
			if (window.Razorpay) resolve();
			else fail();
		});
		document.head.append(script);
	});
}
