import { testCode } from "./test-code.ts";

type Html = { markup: string };
type Part = string | number | Html | undefined | false;

/** A template tag that escapes every inserted text, but not inserted markup. */
function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
	const insertedTexts = parts.map((part) =>
		typeof part === "object" ? part.markup : part === undefined || part === false ? "" : escapeText(String(part)),
	);
	return { markup: texts.reduce((before, text, index) => before + insertedTexts[index - 1] + text) };
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeText(text: string): string {
	return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function page(base: string, title: string, body: Html): string {
	return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${base}/checkout.css">
<script src="${base}/checkout-page.js"></script>
</head>
<body>
<main>${body}</main>
</body>
</html>`.markup;
}

export type CheckoutPage = {
	/** Path prefix of the sandbox's assets. */
	base: string;
	schoolName: string;
	/** `amount` in paise. */
	order: { id: string; amount: number; notes: Record<string, string> };
	keyId: string;
	/** Set when the checkout is a page of its own: a form returns the browser to this URL. */
	callbackUrl?: string | undefined;
	/** Way in which UPI is offered, before the other ways: by apps on this device, or by a code to scan. */
	upi?: "intent" | "qr" | undefined;
	/** Details that the checkout was opened with; notes as JSON. */
	description?: string | undefined;
	notes?: string | undefined;
	/** Charge that the payer pays on top of the order, in paise. */
	charge?: number;
	problem?: string | undefined;
};

const noMoney = html`<strong>This is a test payment. No money moves.</strong>`;
const warning = html`<p class="warning">${noMoney} You don’t need a card or a bank account.</p>`;

const upiWays = {
	intent: html`<h2>Pay by UPI</h2>
<button class="action" name="outcome" value="upi">Open a UPI app</button>`,
	qr: html`<h2>Pay by UPI</h2>
${{ markup: testCode() }}
<button class="action" name="outcome" value="upi">I’ve scanned the code</button>`,
};

/** Made for each page that shows it: `Intl` takes 8 MB of memory, and most processes never need it. */
function formatRupees(paise: number): string {
	const rupees = new Intl.NumberFormat("en-IN", {
		style: "currency",
		currency: "INR",
		trailingZeroDisplay: "stripIfInteger",
	});
	return rupees.format(paise / 100);
}

/** The checkout page, in a frame or as a page of its own. */
export function checkoutPage({ base, schoolName, order, keyId, callbackUrl, upi, ...shown }: CheckoutPage): string {
	const { description, notes, charge = 0, problem } = shown;
	const amount = formatRupees(order.amount);
	const whole = formatRupees(order.amount + charge);
	return page(
		base,
		`Test payment of ${amount} to ${schoolName}`,
		html`<h1 tabindex="-1">Test payment</h1>
${warning}
<dl>
<div><dt>Amount</dt><dd class="amount">${amount}</dd></div>
${charge > 0 && html`<div><dt>Convenience fee</dt><dd>${formatRupees(charge)}</dd></div>`}
<div><dt>To</dt><dd>${schoolName}</dd></div>
${order.notes.plan && html`<div><dt>For</dt><dd>${order.notes.plan}</dd></div>`}
${order.notes.reference && html`<div><dt>Application number</dt><dd>${order.notes.reference}</dd></div>`}
</dl>
<p id="outcome" class="outcome" role="status">${problem}</p>
<form method="post" action="${base}/checkout/pay">
<input type="hidden" name="order_id" value="${order.id}">
<input type="hidden" name="key_id" value="${keyId}">
${callbackUrl && html`<input type="hidden" name="callback_url" value="${callbackUrl}">`}
${description && html`<input type="hidden" name="description" value="${description}">`}
${notes && html`<input type="hidden" name="notes" value="${notes}">`}
${upi && upiWays[upi]}
${upi && html`<h2>Other ways</h2>`}
<button class="action" name="outcome" value="captured">Pay ${whole}</button>
<button name="outcome" value="failed">Make the payment fail</button>
<button name="outcome" value="closed">Close</button>
</form>`,
	);
}

/** The page for a wrong address or an order that is already paid. */
export function problemPage(base: string, problem: string): string {
	return page(
		base,
		"Test payment",
		html`<h1 tabindex="-1">Test payment</h1>
${warning}
<p id="outcome" class="outcome" role="status">${problem}</p>
<form><button name="outcome" value="closed">Close</button></form>`,
	);
}

/** Returns the browser to the school with the outcome, by a form that submits itself where scripts run. */
export function returnPage(base: string, callbackUrl: string, fields: Record<string, string>): string {
	const inputs = Object.entries(fields).map(
		([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`.markup,
	);
	return page(
		base,
		"Back to the school",
		html`<h1 tabindex="-1">Test payment</h1>
<form method="post" action="${callbackUrl}" data-return>
${{ markup: inputs.join("") }}<button class="action">Continue</button>
</form>`,
	);
}
