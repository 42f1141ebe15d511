import type { FastifyContextConfig } from "fastify";

/** What a status means wherever a route does not say it in its own words. */
const causes: Readonly<Record<string, string>> = {
	200: "Success",
	201: "Created",
	202: "Accepted; what follows happens in the background",
	303: "Redirects the browser to the page that shows the outcome",
	400: "The body can’t be read: it was cut off, or isn’t valid `multipart/form-data`. Send it again",
	413: "The body is too large",
	415: "The body isn’t `multipart/form-data`",
	422: "A field, parameter or header is missing or wrong; `errors` names each field",
	503: "Payments are turned off, or the payment provider can’t be reached. Try again in a minute",
};

type RouteConfig = Pick<FastifyContextConfig, "rateLimit" | "senderLimit">;

/**
 * The cause of a status in words.
 * @param config the route's, for its limits; empty for a status that needs own words
 */
export function causeOf(status: string, { rateLimit, senderLimit }: RouteConfig): string {
	const max = senderLimit?.max ?? (rateLimit ? rateLimit.max : undefined);
	if (status === "429" && max !== undefined)
		return `Too many requests: one sender may send ${max} in 10 minutes. Wait for the seconds in \`Retry-After\``;
	return causes[status] ?? "";
}
