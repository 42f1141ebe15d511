import { data, type LoaderFunctionArgs } from "react-router";
import { readItemVersion } from "#src/content/editing/read-item.server.ts";
import { type RecordTexts, textsOf } from "#src/content/record-form/record-texts.ts";
import { findSchoolItem } from "#src/content/school/school-text.server.ts";
import { findFirstNews, readFirstNews } from "#src/content/setup/first-news.server.ts";
import { type SetupStep, setupSteps } from "#src/content/setup/setup-step.ts";
import { readSetup } from "#src/content/setup/setup-steps.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { recordFormView } from "#src/office/content/fields/record-form-view.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { setupForms, stepType } from "./setup-forms.ts";

/** The step that an address names, for an owner of a school that is being set up; null for the page after the last. */
export async function stepAt({ params, context }: Pick<LoaderFunctionArgs, "params" | "context">) {
	const member = allow(context, "identity.publish");
	const { db } = context.get(officeServices);
	const steps = await readSetup(db);
	const step = setupSteps.find((name) => name === params.step) ?? null;
	if (steps.length === 0 || (step === null && params.step !== "done")) throw data(null, { status: 404 });
	return { db, member, steps, step };
}

/** What the page of a step shows. */
export async function readStep(args: LoaderFunctionArgs) {
	const { db, member, steps, step } = await stepAt(args);
	const { texts, admissions } = args.context.get(officeServices);
	return {
		member,
		school: texts.identity.name,
		unwritten: admissions.unwritten ?? [],
		steps: steps.map(({ name, state }) => ({ name, state, title: setupForms[name].title })),
		step: step && {
			name: step,
			number: setupSteps.indexOf(step) + 1,
			title: setupForms[step].title,
			lead: setupForms[step].lead,
			...(await readPublished(db, step)),
		},
	};
}

export type SetupPage = Omit<Awaited<ReturnType<typeof readStep>>, "member">;

type Again = Partial<Pick<Parameters<typeof recordFormView>[0], "refused" | "focus" | "withoutAlt">>;

/** The form of a step. @param again after something was refused, or a row to go on with was added */
export function stepView(step: SetupStep, texts: RecordTexts, again: Again = {}) {
	return recordFormView({ type: stepType(step), texts, ...again });
}

/** What is published now, or what was written of the first news, with what the member sees of it. */
async function readPublished(db: Db, step: SetupStep) {
	const type = stepType(step);
	const seen = await versionSeen(db, step);
	const news = setupForms[step].text ? undefined : await findFirstNews(db);
	const fields = news
		? await readFirstNews(db, news)
		: setupForms[step].text && (await readItemVersion(db, seen))?.fields;
	return { form: stepView(step, textsOf(type, fields ?? {})), seen };
}

/** The version of the step's text that visitors see, or the state of the first news; null before it is begun. */
export async function versionSeen(db: Db, step: SetupStep): Promise<number | null> {
	const { text } = setupForms[step];
	return text ? (await findSchoolItem(db, text)).published_id : ((await findFirstNews(db))?.version ?? null);
}

/** Where the setup goes on after a step. */
export function afterStep(step: SetupStep): string {
	return officePaths.setupStep(setupSteps[setupSteps.indexOf(step) + 1] ?? "done");
}
