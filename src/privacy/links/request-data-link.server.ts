import type { Commit } from "#src/db/group-commit.server.ts";
import { checkAnswers } from "#src/forms/checks/check-answers.ts";
import type { Answers } from "#src/forms/definition.ts";
import type { School } from "#src/forms/school.ts";
import { type Invalid, invalid, refuseSpam } from "#src/forms/submission/submission.server.ts";
import { waitUntil } from "#src/forms/submission/wait-until.ts";
import { countMail } from "#src/mail/limit/count-mail.server.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { submissionMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { dataRequestDefinition } from "./data-request-definition.ts";

export type DataRequestContext = { commit: Commit; minFillMs: number; school: School };

/** `seconds`: after which the next request is taken. */
type DataLinkResult = { ok: true } | Invalid | { ok: false; reason: "too-many"; message: string; seconds: number };

/**
 * Takes a request for the link to the data of an address. It neither looks nor says whether there are any: the work is
 * the same for every sender, and `sendDataLinks` does the rest.
 */
export async function requestDataLink(
	{ commit, minFillMs, school }: DataRequestContext,
	fields: Answers,
	now: Date,
): Promise<DataLinkResult> {
	const spam = refuseSpam(school, fields, minFillMs);
	if (spam) return spam;
	const checkedAnswers = checkAnswers(dataRequestDefinition, fields, school);
	if (!checkedAnswers.ok) return invalid(school, checkedAnswers.errors, dataRequestDefinition);
	const contact = String(checkedAnswers.values.contact);
	return commit(async (trx) => {
		const again = await countMail(trx, "contact", `privacy ${contact}`, now);
		if (again) return tooMany(school, again, now);
		await trx.insertInto("privacy_link_requests").values({ contact, created_at: now.toISOString() }).execute();
		return { ok: true };
	});
}

function tooMany({ schoolMessages }: School, again: Date, now: Date): DataLinkResult {
	const { seconds, wait } = waitUntil(again, now, schoolMessages);
	const message = messagesIn(submissionMessages, schoolMessages).tooManyDataLinks({ wait });
	return { ok: false, reason: "too-many", message, seconds };
}
