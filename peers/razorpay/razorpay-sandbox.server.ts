import displayFont from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url";
import textFont from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import type { FastifyInstance } from "fastify";
import { sandboxApi } from "./api/sandbox-api.server.ts";
import { sandboxKeys } from "./api-keys.server.ts";
import pageStyles from "./assets/checkout.css?raw";
import checkoutScript from "./assets/checkout.js?raw";
import overlayStyles from "./assets/checkout-overlay.css?raw";
import pageScript from "./assets/checkout-page.js?raw";
import { sandboxCheckout } from "./checkout-page.server.ts";
import { sandboxControl } from "./control-api.server.ts";
import { downtimesOf } from "./downtimes.ts";
import { faultSwitch, type SandboxFaults } from "./faults.ts";
import { openSandboxDatabase, type SandboxPlace } from "./sandbox-database.server.ts";
import { webhookSender } from "./webhooks.server.ts";

type SandboxOptions = {
	/** The payee on the checkout page: the current name of the school. */
	schoolName: () => string;
	/** The site's webhook URL, read at each delivery. */
	webhookUrl: () => string;
	/** Pauses before retries of a webhook that was not answered with 2xx. */
	retryAfterMs?: number[];
	/** Initial faults; `control/faults` changes them. */
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
	const source = `src: url("${url}") format("woff2");`;
	return `@font-face { font-family: "${family}"; font-weight: 400 700; font-display: swap; ${source} }\n`;
}

/**
 * A stand-in for Razorpay: orders, payments, checkout and webhooks over HTTP, and no money. Register `plugin` under a
 * prefix, such as `/sandbox/razorpay`; it closes the sandbox's database together with the server.
 * @param place where the product's database is
 */
export async function openSandbox(place: SandboxPlace) {
	const db = await openSandboxDatabase(place);
	const keys = await sandboxKeys(db);
	const plugin = async (app: FastifyInstance, options: SandboxOptions) => {
		const { webhookUrl, retryAfterMs, now, schoolName } = options;
		const faults = faultSwitch(options.faults);
		const downtimes = downtimesOf(now);
		const { sendWebhooks, sendDowntime, stop } = webhookSender({
			url: webhookUrl,
			secret: keys.webhookSecret,
			faults,
			now,
			...(retryAfterMs && { retryAfterMs }),
		});
		app.addHook("preClose", stop);
		app.addHook("onClose", () => db.destroy());
		await app.register(
			async (v1) => {
				for (const { name, type, content } of assets) {
					v1.get(`/${name}`, { schema: { hide: true } }, async (_request, reply) =>
						reply.header("content-type", type).header("cache-control", "no-cache").send(content),
					);
				}
				await v1.register(sandboxApi, { db, keys, faults, downtimes, now, sendWebhooks });
				await v1.register(sandboxCheckout, { db, keys, faults, schoolName, now, sendWebhooks });
			},
			{ prefix: "/v1" },
		);
		await app.register(sandboxControl, { prefix: "/control", db, faults, downtimes, now, sendWebhooks, sendDowntime });
	};
	return { db, keys, plugin };
}
