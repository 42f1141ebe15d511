import { data, redirect } from "react-router";
import { changeAnswers } from "#src/admissions/completion/change-answers.server.ts";
import { type AnswersPart, questionsOfPart } from "#src/admissions/completion/correction.ts";
import type { CompletionView } from "#src/admissions/completion/read-completion.server.ts";
import { typedForm } from "#src/admissions/completion/typed-form.ts";
import * as paths from "#src/paths.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { applicationRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";
import type { SiteServices } from "#src/site/context.server.ts";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import type { ReturnedAnswers } from "./answers-form-props.ts";

type AnswersPost = { token: string; completion: CompletionView; part: AnswersPart; form: FormData };

/** Stores answers that were posted without scripts: leads to the tracker, or gives the form back with what is wrong. */
export async function postAnswers(
	{ enquiries: { school }, db, now }: Pick<SiteServices, "enquiries" | "db" | "now">,
	{ token, completion, part, form }: AnswersPost,
) {
	const questions = questionsOfPart(typedForm(completion.type), part);
	if (!questions) throw data(null, { status: 404, headers: personalHeaders });
	const names = [...questions.step.fields.map(({ name }) => name), ...Object.keys(questions.presetAnswers)];
	const answers = Object.fromEntries(
		names.flatMap((name) => (form.has(name) ? [[name, readText(form, name)] as const] : [])),
	);
	const change = {
		applicationId: completion.applicationId,
		version: readText(form, "version"),
		answers,
		actor: "applicant",
	};
	const result = await changeAnswers({ db, school }, change, now());
	if (result.ok) return redirect(`${paths.application(token)}${result.changed ? "?changed=1#outcome" : ""}`, 303);
	const respond = (status: number, outcome: Pick<ReturnedAnswers, "message"> & Partial<ReturnedAnswers>) =>
		data<ReturnedAnswers>({ part, answers, errors: {}, ...outcome }, { status, headers: personalHeaders });
	switch (result.reason) {
		case "gone":
			throw data(null, { status: 404, headers: personalHeaders });
		case "invalid":
			return respond(422, result);
		case "changed-elsewhere":
			return respond(409, {
				message: messagesIn(applicationRefusalMessages, school.schoolMessages).compareAnswers,
				elsewhere: result,
			});
		default:
			return respond(result.reason === "too-often" ? 429 : 409, result);
	}
}

/** Browsers post line ends as CR LF; the text had LF. */
function readText(form: FormData, name: string): string {
	return String(form.get(name) ?? "").replaceAll("\r\n", "\n");
}
