import type { Commit } from "#src/db/group-commit.server.ts";
import { checkAnswers } from "#src/forms/checks/check-answers.ts";
import type { Answers } from "#src/forms/definition.ts";
import type { School } from "#src/forms/school.ts";
import { type Invalid, invalid, refuseSpam } from "#src/forms/submission/submission.server.ts";
import { waitUntil } from "#src/forms/submission/wait-until.ts";
import { countMail } from "#src/mail/limit/count-mail.server.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { submissionMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { linkRequestDefinition } from "./link-request-definition.ts";

export type LinkRequestContext = { commit: Commit; minFillMs: number; school: School };

/** `seconds`: after which the next request is taken. */
type LinkRequestResult = { ok: true } | Invalid | { ok: false; reason: "too-many"; message: string; seconds: number };

/**
 * Takes a request for the links of an address or a phone number. It neither looks nor says whether there are any: the
 * work is the same for every sender, and `sendRequestedLinks` does the rest.
 */
export async function requestLink(
	{ commit, minFillMs, school }: LinkRequestContext,
	fields: Answers,
	now: Date,
): Promise<LinkRequestResult> {
	const spam = refuseSpam(school, fields, minFillMs);
	if (spam) return spam;
	const checkedAnswers = checkAnswers(linkRequestDefinition, fields, school);
	if (!checkedAnswers.ok) return invalid(school, checkedAnswers.errors, linkRequestDefinition);
	const { contact, reference } = checkedAnswers.values;
	return commit(async (trx) => {
		const again = await countMail(trx, "contact", String(contact), now);
		if (again) return tooMany(school, again, now);
		await trx
			.insertInto("link_requests")
			.values({
				contact: String(contact),
				reference: reference === undefined ? null : String(reference),
				created_at: now.toISOString(),
			})
			.execute();
		return { ok: true };
	});
}

function tooMany({ schoolMessages }: School, again: Date, now: Date): LinkRequestResult {
	const { seconds, wait } = waitUntil(again, now, schoolMessages);
	const message = messagesIn(submissionMessages, schoolMessages).tooManyApplicationLinks({ wait });
	return { ok: false, reason: "too-many", message, seconds };
}
