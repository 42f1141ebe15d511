import { type ActionFunctionArgs, data, redirect } from "react-router";
import {
	answerGuardian,
	type GuardianContext,
	type GuardianOutcome,
	withdrawGuardian,
} from "#src/admissions/guardian-consent/answer-guardian.server.ts";
import { copyField } from "#src/admissions/guardian-consent/copy-field.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import * as paths from "#src/paths.ts";
import { fileRequest } from "#src/privacy/requests/file-request.server.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { guardianMessages } from "#src/school/messages/sets/guardian-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";

/** Reason why a form could not be accepted, with what was typed; files cannot be returned. */
export type RefusedAnswer = {
	message: string;
	errors: Readonly<Record<string, string>>;
	values: Readonly<Record<string, string>>;
};

/** Takes the answer of a parent or guardian, or its withdrawal. */
export async function handleGuardianForm({ request, params, context }: ActionFunctionArgs) {
	const { db, now, privacy, upload, formRetryAfter } = context.get(siteServices);
	const token = params.token ?? "";
	const messages = messagesIn(guardianMessages, privacy.school.schoolMessages);
	const fields = textsIn(await request.formData());
	const { shown: _, [copyField]: __, ...values } = fields;
	const refuse = (status: number, message: string, errors: RefusedAnswer["errors"] = {}) =>
		data<RefusedAnswer>(
			{ message, errors, values },
			{
				status,
				headers: { ...personalHeaders, ...(status === 429 && { "Retry-After": String(formRetryAfter) }) },
			},
		);
	if (formRetryAfter !== undefined) return refuse(429, messages.tooMany);
	const { school, storage } = privacy;
	const guardians: GuardianContext = {
		db,
		storage,
		school,
		fileWithdrawal: (trx, { email, text }, at) => {
			const person = { email, emailKey: email.toLowerCase() };
			return fileRequest(trx, school, { person, kind: "withdraw", text, isNotified: true }, at);
		},
	};
	const outcome: GuardianOutcome =
		fields.answer === "withdraw"
			? await withdrawGuardian(guardians, { token }, now())
			: await answerGuardian(guardians, { token, fields, upload }, now());
	if (outcome.ok)
		return redirect(`${paths.guardian(token)}#answer`, {
			status: 303,
			headers: personalHeaders,
		});
	if (outcome.reason === "invalid") return refuse(422, messages.fixThis, outcome.errors);
	if (outcome.reason === "stale") return refuse(409, messages.textChanged);
	throw data(null, { status: 404, headers: personalHeaders });
}
