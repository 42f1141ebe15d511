import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";

type Ending = {
	/** Field of the page's button; mail programs send no such field. */
	field: string;
	/** @param pressed the button's value; null where a mail program asks @returns what a mail program is answered */
	end: (token: string, pressed: string | null) => Promise<{ code: 200 | 404; message: string }>;
	/** Returns the address that the page's button leads to. */
	pageOf: (token: string) => string;
};

/**
 * Ends emails by one POST, as the page's button and mail programs send it (RFC 8058): without cookies, from anywhere,
 * in either encoding of a form. Mail programs are answered without a redirect, a second POST as the first.
 */
export function endByPost(app: FastifyInstance, path: string, { field, end, pageOf }: Ending) {
	app.removeAllContentTypeParsers();
	app.addContentTypeParser("*", { parseAs: "string", bodyLimit: 10_000 }, (_request, body, done) => done(null, body));
	app.withTypeProvider<ZodTypeProvider>().post(
		path,
		{
			config: { crossSite: true, rateLimit: { max: 60, timeWindow: "10 minutes" } },
			schema: { hide: true, params: z.object({ token: z.string() }) },
		},
		async ({ params: { token }, body }, reply) => {
			const pressedField = new URLSearchParams(String(body ?? "")).get(field);
			const { code, message } = await end(token, pressedField);
			reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
			if (pressedField !== null) return reply.redirect(pageOf(token), 303);
			return reply.code(code).type("text/plain; charset=utf-8").send(`${message}\n`);
		},
	);
}
