import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { allowReminders } from "#src/admissions/reminders/stop-reminders.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import * as paths from "#src/paths.ts";

/** Of the page's buttons; mail programs send no such field. */
const actField = "reminders";

/**
 * Stops reminders by one POST, as the page's button and mail programs send it (RFC 8058): without cookies, from
 * anywhere, in either encoding of a form, answered without a redirect.
 */
export async function stopReminders(app: FastifyInstance, { db, now }: { db: Db; now: () => Date }) {
	app.removeAllContentTypeParsers();
	app.addContentTypeParser("*", { parseAs: "string", bodyLimit: 10_000 }, (_request, body, done) => done(null, body));
	app.withTypeProvider<ZodTypeProvider>().post(
		paths.reminders(":token"),
		{
			config: { crossSite: true, rateLimit: { max: 60, timeWindow: "10 minutes" } },
			schema: { hide: true, params: z.object({ token: z.string() }) },
		},
		async ({ params: { token }, body }, reply) => {
			const act = new URLSearchParams(String(body ?? "")).get(actField);
			reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
			const found = await allowReminders(db, token, act === "again", now());
			if (act !== null) return reply.redirect(paths.reminders(encodeURIComponent(token)), 303);
			return reply
				.code(found ? 200 : 404)
				.type("text/plain; charset=utf-8")
				.send(found ? "You won’t get any more of these reminders.\n" : "We can’t find any reminders for this link.\n");
		},
	);
}
