import type { RazorpayOptions } from "./checkout-script.ts";

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
			blocks: { upi: { name: "Pay by UPI", instruments: [{ method: "upi", flows: [flow] }] } },
			hide: [{ method: "upi", flows: ["collect"] }],
			sequence: ["block.upi"],
			preferences: { show_default_blocks: true },
		},
	};
}

function isPhone(userAgent: string): boolean {
	return /Android|iPhone|iPod/.test(userAgent);
}
