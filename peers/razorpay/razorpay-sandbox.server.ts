import displayFont from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url";
import textFont from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import type { FastifyInstance } from "fastify";
import type { Db } from "#src/db/connect.server.ts";
import type { SandboxKeys } from "./api-keys.server.ts";
import pageStyles from "./assets/checkout.css?raw";
import checkoutScript from "./assets/checkout.js?raw";
import overlayStyles from "./assets/checkout-overlay.css?raw";
import pageScript from "./assets/checkout-page.js?raw";
import { sandboxCheckout } from "./checkout-page.server.ts";
import { sandboxControl } from "./control-api.server.ts";
import { faultSwitch, type SandboxFaults } from "./faults.ts";
import { sandboxApi } from "./orders-api.server.ts";
import { webhookSender } from "./webhooks.server.ts";

export type SandboxOptions = {
	db: Db;
	keys: SandboxKeys;
	/** Whom the checkout page names as the payee. */
	schoolName: string;
	/** The site's own webhook address, asked at each delivery. */
	webhookUrl: () => string;
	/** Waits before the repeats of a webhook that was not answered with 2xx. */
	repeatAfterMs?: number[];
	/** What goes wrong from the start; `control/faults` changes it. */
	faults?: Partial<SandboxFaults>;
	now: () => Date;
};

const javascript = "text/javascript; charset=utf-8";
const css = "text/css; charset=utf-8";
const assets = [
	{ name: "checkout.js", type: javascript, content: checkoutScript },
	{ name: "checkout-page.js", type: javascript, content: pageScript },
	{
		name: "checkout.css",
		type: css,
		content: fontFace("Familjen Grotesk", displayFont) + fontFace("Instrument Sans", textFont) + pageStyles,
	},
	{ name: "checkout-overlay.css", type: css, content: overlayStyles },
];

function fontFace(family: string, url: string): string {
	return `@font-face { font-family: "${family}"; font-weight: 400 700; font-display: swap; src: url("${url}") format("woff2"); }\n`;
}

/**
 * A stand-in for Razorpay with its own books: orders, payments, checkout and webhooks over HTTP, and no money. Register it under a
 * prefix, such as `/sandbox/razorpay`; the product reaches it only over HTTP.
 */
export async function sandboxRazorpay(
	app: FastifyInstance,
	{ db, keys, schoolName, webhookUrl, repeatAfterMs, faults: initial, now }: SandboxOptions,
) {
	const faults = faultSwitch(initial);
	const sender = webhookSender({
		url: webhookUrl,
		secret: keys.webhookSecret,
		faults,
		now,
		...(repeatAfterMs && { repeatAfterMs }),
	});
	app.addHook("preClose", sender.stop);
	await app.register(
		async (v1) => {
			for (const { name, type, content } of assets) {
				v1.get(`/${name}`, { schema: { hide: true } }, async (_request, reply) =>
					reply.header("content-type", type).header("cache-control", "no-cache").send(content),
				);
			}
			await v1.register(sandboxApi, { db, keys, faults, now });
			await v1.register(sandboxCheckout, { db, keys, faults, schoolName, now, announce: sender.announce });
		},
		{ prefix: "/v1" },
	);
	await app.register(sandboxControl, { prefix: "/control", db, faults, announce: sender.announce });
}
