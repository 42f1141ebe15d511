import { recordAct } from "#src/audit/audit-log.server.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import type { Trx } from "#src/db/connect.server.ts";
import type { School } from "#src/forms/school.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import type { RequestKind } from "#src/privacy/requests/request-kind.ts";
import { readPrivacySettings } from "#src/privacy/settings/privacy-settings.server.ts";
import { kindLabels } from "./privacy-request-labels.ts";
import { requestReceivedEmail } from "./request-emails.server.ts";

/** Person who asks: an address as it is stored, and in lower case. */
export type Person = { email: string; emailKey: string };

/** Name that the log uses for a person who holds a link to their data. */
export const thePerson = "The person";

type NewRequest = {
	person: Person;
	kind: RequestKind;
	/** Text in the person's own words. */
	text: string;
	/** True if the person has already done it themselves. */
	done?: boolean;
	/** The person hears of it otherwise. */
	isNotified?: boolean;
};

/** Files a request and confirms it by email, unless its person is told otherwise. @returns its number */
export async function fileRequest(
	trx: Trx,
	school: School,
	{ person, kind, text, done = false, isNotified = false }: NewRequest,
	now: Date,
): Promise<number> {
	const { due } = await readPrivacySettings(trx);
	const due_on = addDays(dayAtSchool(now), due);
	const { id } = await trx
		.insertInto("privacy_requests")
		.values({
			kind,
			state: done ? "done" : "open",
			email: person.email,
			email_key: person.emailKey,
			text,
			due_on,
			created_at: now.toISOString(),
			closed_at: done ? now.toISOString() : null,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	const subject = { kind: "privacy-request", id };
	await recordAct(trx, { actor: thePerson, act: `privacy-${kind}`, subject, after: { due: due_on } }, now);
	if (!isNotified)
		await enqueue(
			trx,
			requestReceivedEmail(school, person.email, { id, kind, what: kindLabels[kind].short, due_on, done }),
			now,
		);
	return id;
}
