import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { serverFailureMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { opensCheckout } from "#src/site/page-table.ts";
import { RefusedRequestError } from "./refused-request.ts";
import { createRequestCounts, type RequestCounts } from "./request-counts.ts";
import { limitSenders, sayTooMany } from "./sender-limits.ts";
import { sharedRateLimits } from "./shared-rate-limits.ts";

/** `'sha256-…'` of a page's inline scripts and styles. */
type Inline = { scripts: string[]; styles: string[] };
const nothingInline: Inline = { scripts: [], styles: [] };

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
 * The content security policy of a page. Razorpay publishes no list of its checkout's hosts; these are from the list of
 * its Magento extension and from its scripts, so a change of the checkout may need additions.
 */
export function contentSecurityPolicy(inline: Inline, withRazorpay: boolean): string {
	const only = (list: string[]) => (withRazorpay ? list : []);
	const directives: Directives = {
		"default-src": ["'none'"],
		"script-src": ["'self'", ...inline.scripts, ...only(razorpay.script)],
		// A hash next to it would make browsers ignore 'unsafe-inline'.
		"style-src": ["'self'", ...(withRazorpay ? ["'unsafe-inline'"] : inline.styles)],
		"font-src": ["'self'"],
		"img-src": ["'self'", "data:", "blob:", ...only(razorpay.image)],
		"media-src": ["'self'"],
		"connect-src": ["'self'", ...only(razorpay.connect)],
		"frame-src": [
			"'self'",
			"https://www.youtube-nocookie.com",
			"https://www.openstreetmap.org",
			...only(razorpay.frame),
		],
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

/** The policy of the page at this path. It names the provider's hosts only if the page can open its checkout. */
export function policyFor(path: string, inline: Inline, withRazorpay: boolean): string {
	return contentSecurityPolicy(inline, withRazorpay && opensCheckout(path));
}

/** Headers of everything but files. */
export function securityHeaders({
	siteUrl,
	development,
}: Pick<Protection, "siteUrl" | "development">): Readonly<Record<string, string>> {
	return {
		"x-content-type-options": "nosniff",
		"cross-origin-resource-policy": "same-origin",
		// Card payments open the bank's page as a pop-up that talks to its opener.
		"cross-origin-opener-policy": "same-origin-allow-popups",
		"origin-agent-cluster": "?1",
		"referrer-policy": "strict-origin-when-cross-origin",
		"x-dns-prefetch-control": "off",
		"x-frame-options": "SAMEORIGIN",
		...transportSecurity(siteUrl),
		...(!development && { "content-security-policy": contentSecurityPolicy(nothingInline, false) }),
	};
}

/** Headers of files that are not documents: those of pages would add a kilobyte to each of a page's many files. */
export function fileSecurityHeaders(siteUrl: string): Readonly<Record<string, string>> {
	return {
		"x-content-type-options": "nosniff",
		"cross-origin-resource-policy": "same-origin",
		"content-security-policy": "frame-ancestors 'self'",
		...transportSecurity(siteUrl),
	};
}

/** Asks browsers to stay with HTTPS, where the site has it. */
function transportSecurity(siteUrl: string): Readonly<Record<string, string>> {
	return siteUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {};
}

type Protection = {
	siteUrl: string;
	rateLimit: boolean;
	/** Multiple of one sender's limit that all senders behind one network address may send together. */
	sendersPerAddress: number;
	/** Counts that limits use; without them, this process counts. */
	counts?: RequestCounts;
	/** The development server injects scripts whose hashes are not known. */
	development: boolean;
};

/** Security headers, cross-site checks and rate limits for every route. */
export async function protect(app: FastifyInstance, options: Protection) {
	const headers = securityHeaders(options);
	const fileHeaders = fileSecurityHeaders(options.siteUrl);
	app.addHook("onRequest", (request, reply, done) => {
		reply.headers(request.routeOptions.config.file ? fileHeaders : headers);
		done();
	});
	if (options.rateLimit) {
		const counts = options.counts ?? createRequestCounts({ log: app.log, secret: "" });
		limitSenders(app, counts, options.sendersPerAddress);
		const store = sharedRateLimits(counts);
		await app.register(rateLimit, { global: false, errorResponseBuilder: tooMany, store });
	}
	const host = new URL(options.siteUrl).host;
	app.addHook("onRequest", (request, _reply, done) => {
		if (request.method === "GET" || request.method === "HEAD" || request.routeOptions.config.crossSite) return done();
		const { origin, host: requestedHost, "sec-fetch-site": from } = request.headers;
		// A page without referrers, such as an application's, posts its forms with the origin `null`.
		const hidden = origin === "null" && from === "same-origin";
		const foreign =
			origin !== undefined &&
			!hidden &&
			(!URL.canParse(origin) || ![host, requestedHost].includes(new URL(origin).host));
		if (foreign || from === "cross-site") return done(refuseForeign());
		done();
	});
}

const refuseForeign = () =>
	new RefusedRequestError(403, (school) => messagesIn(serverFailureMessages, school).fromAnotherSite);

function tooMany(request: FastifyRequest, { ttl, statusCode }: { ttl: number; statusCode: number }) {
	return new RefusedRequestError(statusCode, (schoolMessages) => sayTooMany(request, ttl / 1000, schoolMessages));
}

declare module "fastify" {
	interface FastifyContextConfig {
		/** Set on routes that other sites may call: payment webhooks and the return from the checkout. */
		crossSite?: boolean;
		/** Set on routes of files that are not documents. */
		file?: boolean;
		/** Set on routes of pages. */
		page?: boolean;
	}
}
