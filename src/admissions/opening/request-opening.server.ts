import { isApplicationType, titleOf } from "#src/admissions/forms/application-forms.ts";
import { notOfferedMessage } from "#src/admissions/forms/not-offered.ts";
import { type Admissions, admissionStatus } from "#src/admissions/season/season.ts";
import type { Commit } from "#src/db/group-commit.server.ts";
import { checkAnswers } from "#src/forms/checks/check-answers.ts";
import { sayRule } from "#src/forms/checks/say-rule.ts";
import type { Answers } from "#src/forms/definition.ts";
import type { School } from "#src/forms/school.ts";
import { type Invalid, invalid, refuseSpam, refuseUnwritten } from "#src/forms/submission/submission.server.ts";
import { waitUntil } from "#src/forms/submission/wait-until.ts";
import { hashToken, newToken } from "#src/forms/token.server.ts";
import { countMail } from "#src/mail/limit/count-mail.server.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { submissionMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { openingRequestedEmail } from "./opening-emails.server.ts";
import { openingRequestDefinition } from "./opening-request-definition.ts";

export type OpeningRequestContext = { commit: Commit; minFillMs: number; school: School; admissions: Admissions };

type OpeningRequestResult =
	| { ok: true }
	| Invalid
	/** Applications are taken now. */
	| { ok: false; reason: "open"; message: string; applicationType: string }
	/** `seconds`: after which the next request is taken. */
	| { ok: false; reason: "too-many"; message: string; seconds: number };

/**
 * Notes who wants to be told when a form opens, and confirms it by email. An address that waits already is answered
 * like any other, and gets no second email.
 */
export async function requestOpening(
	{ commit, minFillMs, school, admissions }: OpeningRequestContext,
	fields: Answers,
	now: Date,
): Promise<OpeningRequestResult> {
	const refusal = refuseSpam(school, fields, minFillMs) ?? refuseUnwritten(school);
	if (refusal) return refusal;
	const checkedAnswers = checkAnswers(openingRequestDefinition, fields, school);
	if (!checkedAnswers.ok) return invalid(school, checkedAnswers.errors, openingRequestDefinition);
	const { application_type: type, email: address } = checkedAnswers.values;
	const email = String(address);
	if (!isApplicationType(type)) {
		const message = sayRule("programmeAsked", school.schoolMessages);
		return invalid(school, { application_type: message }, message);
	}
	const notOffered = notOfferedMessage(admissions, type);
	if (notOffered !== undefined) return invalid(school, { application_type: notOffered }, notOffered);
	const status = admissionStatus(admissions, now, type);
	if (status.open) {
		const message = messagesIn(submissionMessages, school.schoolMessages).formIsOpen({ application: titleOf(type) });
		return { ok: false, reason: "open", message, applicationType: type };
	}
	const email_key = email.toLowerCase();
	const token = newToken();
	const season = status.next?.year ?? null;
	return commit(async (trx) => {
		const again = await countMail(trx, "contact", `${type} ${email_key}`, now);
		if (again) return tooMany(school, again, now);
		const addedOpeningRequest = await trx
			.insertInto("opening_requests")
			.values({
				application_type: type,
				season,
				email,
				email_key,
				token_hash: hashToken(token),
				created_at: now.toISOString(),
			})
			.onConflict((conflict) =>
				conflict.columns(["application_type", "email_key"]).where("told_at", "is", null).doNothing(),
			)
			.returning("id")
			.executeTakeFirst();
		if (addedOpeningRequest) await enqueue(trx, openingRequestedEmail(school, email, { type, season, token }), now);
		return { ok: true };
	});
}

function tooMany({ schoolMessages }: School, again: Date, now: Date): OpeningRequestResult {
	const { seconds, wait } = waitUntil(again, now, schoolMessages);
	const message = messagesIn(submissionMessages, schoolMessages).tooManyOpeningRequests({ wait });
	return { ok: false, reason: "too-many", message, seconds };
}
