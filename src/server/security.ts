import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply } from "fastify";
import { opensCheckout } from "../payment/checkout-pages.ts";

type Directives = Record<string, string[]>;

const razorpay = {
	script: ["https://checkout.razorpay.com", "https://cdn.razorpay.com"],
	frame: ["https://api.razorpay.com", "https://checkout.razorpay.com"],
	connect: [
		"https://api.razorpay.com",
		"https://checkout.razorpay.com",
		"https://lumberjack.razorpay.com",
		"https://lumberjack-cx.razorpay.com",
		"https://lumberjack-metrics.razorpay.com",
	],
	image: ["https://cdn.razorpay.com", "https://checkout.razorpay.com"],
};

/**
 * The content security policy of a page. Hosts of Razorpay's checkout are those of its Magento extension's list and of its
 * scripts; it publishes no other, so the list may need additions when the checkout changes.
 * @param scriptHashes `'sha256-…'` of the page's own inline scripts
 */
export function contentSecurityPolicy(scriptHashes: string[], withRazorpay: boolean): string {
	const only = (list: string[]) => (withRazorpay ? list : []);
	const directives: Directives = {
		"default-src": ["'none'"],
		"script-src": ["'self'", ...scriptHashes, ...only(razorpay.script)],
		"style-src": ["'self'", ...only(["'unsafe-inline'"])],
		"font-src": ["'self'"],
		"img-src": ["'self'", "data:", "blob:", ...only(razorpay.image)],
		"media-src": ["'self'"],
		"connect-src": ["'self'", ...only(razorpay.connect)],
		"frame-src": ["'self'", "https://www.youtube-nocookie.com", "https://www.openstreetmap.org", ...only(razorpay.frame)],
		"manifest-src": ["'self'"],
		"form-action": ["'self'", ...only(["https://api.razorpay.com"])],
		"base-uri": ["'none'"],
		"object-src": ["'none'"],
		"frame-ancestors": ["'self'"],
	};
	return Object.entries(directives)
		.map(([name, sources]) => `${name} ${sources.join(" ")}`)
		.join("; ");
}

/** The policy of the page at this path: the provider's hosts only where its checkout can be opened. */
export function policyFor(path: string, scriptHashes: string[], withRazorpay: boolean): string {
	return contentSecurityPolicy(scriptHashes, withRazorpay && opensCheckout(path));
}

/** Headers, cross-site checks and rate limits for everything that the process answers. */
export async function protect(
	app: FastifyInstance,
	options: { siteUrl: string; rateLimit: boolean /** The development server injects scripts that no policy can name. */; development: boolean },
) {
	await app.register(helmet, {
		contentSecurityPolicy: false,
		// The bank's page of a card payment is a pop-up that talks back to the page that opened it.
		crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
		referrerPolicy: { policy: "strict-origin-when-cross-origin" },
		strictTransportSecurity: options.siteUrl.startsWith("https:") ? { maxAge: 31_536_000, includeSubDomains: true } : false,
	});
	app.addHook("onSend", async (_request, reply) => {
		if (!options.development && !reply.hasHeader("content-security-policy")) reply.header("content-security-policy", contentSecurityPolicy([], false));
	});
	if (options.rateLimit) await app.register(rateLimit, { global: false, errorResponseBuilder: tooMany });
	const host = new URL(options.siteUrl).host;
	app.addHook("onRequest", async (request, reply) => {
		if (request.method === "GET" || request.method === "HEAD" || request.routeOptions.config.crossSite) return;
		const origin = request.headers.origin;
		const foreign = origin !== undefined && (!URL.canParse(origin) || ![host, request.headers.host].includes(new URL(origin).host));
		if (foreign || request.headers["sec-fetch-site"] === "cross-site") return refuse(reply);
	});
}

function refuse(reply: FastifyReply) {
	return reply.code(403).send({ status: false, message: "This request came from another site, so it was not taken." });
}

function tooMany(_request: unknown, context: { after: string; statusCode: number }) {
	return Object.assign(new Error(`Too many requests from your connection. Please try again in ${context.after}.`), { statusCode: context.statusCode });
}

declare module "fastify" {
	interface FastifyContextConfig {
		/** Set on routes that other sites call by right: payment webhooks and the return from the checkout. */
		crossSite?: boolean;
	}
}
