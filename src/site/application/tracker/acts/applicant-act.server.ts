import { type ActionFunctionArgs, data, redirect } from "react-router";
import { applicantActs } from "#src/admissions/tracking/applicant-act.ts";
import { actAsApplicant } from "#src/admissions/tracking/applicant-acts.server.ts";
import { mailAgain } from "#src/admissions/tracking/mail-again.server.ts";
import { waitUntil } from "#src/forms/submission/wait-until.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import * as paths from "#src/paths.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { applicationRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import { actField, mailsAct, needsConfirmation, sureField } from "./act-fields.ts";

/** Reason why an act of the applicant was not carried out. */
export type RefusedAct = { refused: string };

/** Carries out what a form of the application's page asks for, and leads back to the page. */
export async function handleApplicantAct({ request, params: { token = "" }, context }: ActionFunctionArgs) {
	const { tracking, now } = context.get(siteServices);
	const messages = messagesIn(applicationRefusalMessages, tracking.school.schoolMessages);
	const postedTexts = textsIn(await request.formData());
	const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
		data<RefusedAct>({ refused: message }, { status, headers: { ...personalHeaders, ...headers } });
	const redirectDone = (act: string) =>
		redirect(`${paths.application(token)}?done=${act}#done`, { status: 303, headers: personalHeaders });
	const actName = postedTexts[actField];
	if (actName === mailsAct) {
		const result = await mailAgain(tracking, token, now());
		if (result.ok) return redirectDone(mailsAct);
		if (result.reason === "unknown") throw unknownAddress();
		const { seconds, wait } = waitUntil(result.again, now(), tracking.school.schoolMessages);
		return refuse(429, messages.tooManyMails({ wait }), { "Retry-After": String(seconds) });
	}
	const act = applicantActs.find((each) => each === actName);
	if (!act) return refuse(422, messages.buttonUnknown);
	if (needsConfirmation(act) && postedTexts[sureField] === undefined) return refuse(422, messages.boxUnticked);
	const result = await actAsApplicant(tracking, token, act, now());
	if (!result) throw unknownAddress();
	return result.ok ? redirectDone(act) : refuse(409, result.message);
}

function unknownAddress() {
	return data(null, { status: 404, headers: personalHeaders });
}
