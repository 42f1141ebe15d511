import type { FastifyInstance } from "fastify";
import { allowReminders } from "#src/admissions/reminders/stop-reminders.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { School } from "#src/forms/school.ts";
import * as paths from "#src/paths.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { submissionMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { endByPost } from "./end-by-post.ts";

/** Stops reminders, or lets them be sent again. */
export async function stopReminders(app: FastifyInstance, context: { db: Db; school: School; now: () => Date }) {
	const { db, now } = context;
	endByPost(app, paths.reminders(":token"), {
		field: "reminders",
		end: async (token, pressedButton) => {
			const messages = messagesIn(submissionMessages, context.school.schoolMessages);
			return (await allowReminders(db, token, pressedButton === "again", now()))
				? { code: 200, message: messages.remindersStopped }
				: { code: 404, message: messages.remindersUnknown };
		},
		pageOf: (token) => paths.reminders(encodeURIComponent(token)),
	});
}
