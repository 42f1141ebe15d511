import type { FastifyInstance } from "fastify";
import { allowReminders } from "#src/admissions/reminders/stop-reminders.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import * as paths from "#src/paths.ts";
import { endByPost } from "./end-by-post.ts";

/** Stops reminders, or lets them be sent again. */
export async function stopReminders(app: FastifyInstance, { db, now }: { db: Db; now: () => Date }) {
	endByPost(app, paths.reminders(":token"), {
		field: "reminders",
		end: async (token, pressedButton) =>
			(await allowReminders(db, token, pressedButton === "again", now()))
				? { code: 200, message: "You won’t get any more of these reminders.\n" }
				: { code: 404, message: "We can’t find any reminders for this link.\n" },
		pageOf: (token) => paths.reminders(encodeURIComponent(token)),
	});
}
