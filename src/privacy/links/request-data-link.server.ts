import type { Commit } from "#src/db/group-commit.server.ts";
import { checkAnswers } from "#src/forms/checks/check-answers.ts";
import type { Answers } from "#src/forms/definition.ts";
import { type Invalid, invalid, refuseSpam } from "#src/forms/submission/submission.server.ts";
import { countMail, waitUntil } from "#src/mail/limit/count-mail.server.ts";
import { dataRequestDefinition } from "./data-request-definition.ts";

export type DataRequestContext = { commit: Commit; minFillMs: number };

/** `seconds`: after which the next request is taken. */
type Requested = { ok: true } | Invalid | { ok: false; reason: "too-many"; message: string; seconds: number };

/**
 * Takes a request for the link to the data of an address. It neither looks nor says whether there are any: the work is
 * the same for every sender, and `sendDataLinks` does the rest.
 */
export async function requestDataLink(
	{ commit, minFillMs }: DataRequestContext,
	fields: Answers,
	now: Date,
): Promise<Requested> {
	const spam = refuseSpam(fields, minFillMs);
	if (spam) return spam;
	const checkedAnswers = checkAnswers(dataRequestDefinition, fields);
	if (!checkedAnswers.ok) return invalid(checkedAnswers.errors);
	const contact = String(checkedAnswers.values.contact);
	return commit(async (trx) => {
		const again = await countMail(trx, "contact", `privacy ${contact}`, now);
		if (again) return tooMany(again, now);
		await trx.insertInto("privacy_link_requests").values({ contact, created_at: now.toISOString() }).execute();
		return { ok: true };
	});
}

function tooMany(again: Date, now: Date): Requested {
	const { seconds, duration: words } = waitUntil(again, now);
	const message =
		"You’ve asked for this link several times already. Check your email, including the spam folder, or try again " +
		`in ${words}.`;
	return { ok: false, reason: "too-many", message, seconds };
}
