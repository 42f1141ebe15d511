import { data } from "react-router";
import type { By, ContentActResult } from "#src/content/editing/content-act.ts";
import { findMissingAlt } from "#src/content/media/uses/missing-alt.server.ts";
import { changeRows, rowsChange } from "#src/content/record-form/change-rows.ts";
import { readRecordForm } from "#src/content/record-form/record-texts.ts";
import { publishPart } from "#src/content/school/publish-part.server.ts";
import { actAtomically } from "#src/content/setup/act-atomically.server.ts";
import { publishFirstNews } from "#src/content/setup/first-news.server.ts";
import { type SetupStep, setupSteps } from "#src/content/setup/setup-step.ts";
import { readSetup, settleStep } from "#src/content/setup/setup-steps.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { rowId } from "#src/forms/row-id.ts";
import { buttonForm } from "#src/office/content/editor/texts-sent.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { actsOn } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { afterStep, stepView, versionSeen } from "./read-setup.server.ts";
import { setupForms, stepType } from "./setup-forms.ts";

/** What the page of a step shows in place of what is published. */
export type StepShown = { form: ReturnType<typeof stepView>; seen: number | null };

/** Where the setup goes on; undefined where the form is shown again. */
type StepResult =
	| { ok: true; next?: string; message?: string; shown?: StepShown }
	| { ok: false; reason: string; message: string; shown?: StepShown };

const permission = "identity.publish";

const { act, table } = actsOn<{ step: SetupStep }>();

/** What an owner does with a step of the setup: what is sent is published at once, and the next step follows. */
export const setupActs = table({
	title: "School setup",
	address: officePaths.setupStep(":step"),
	find: ({ params, context }) => {
		allow(context, permission);
		const step = setupSteps.find((name) => name === params.step);
		if (!step) throw data(null, { status: 404 });
		return { step };
	},
	actOf: () => "save",
	acts: {
		save: act({
			label: "Publish a setup step",
			permission,
			form: { ...buttonForm, seen: rowId.optional().catch(undefined) },
			outside: async ({ on: { step }, form, values, by, now, services: { db } }): Promise<StepResult> => {
				if (!(await isSettingUp(db))) return noSetup;
				const seen = form.seen ?? null;
				const type = stepType(step);
				const { texts, checked } = readRecordForm<object>(type, values);
				const change = rowsChange(type, form.rows);
				if (change) {
					const { texts: changed, path } = changeRows(texts, change);
					return { ok: true, message: "", shown: { form: stepView(step, changed, { focus: path }), seen } };
				}
				const refuse = async (result: Extract<ContentActResult, { ok: false }>) => {
					const isConflict = result.reason === "conflict";
					const shown = { form: stepView(step, texts), seen: isConflict ? await versionSeen(db, step) : seen };
					return { ok: false as const, reason: result.reason, message: whyNot(result), shown };
				};
				const withoutAlt = await findMissingAlt(db, type, texts);
				if (!checked.ok || withoutAlt.length > 0) {
					const shown = { form: stepView(step, texts, { refused: true, withoutAlt }), seen };
					return { ok: false, reason: "invalid", message: "", shown };
				}
				const result = await publish(db, step, { fields: checked.fields, by, seen: form.seen }, now);
				return result.ok ? { ok: true, next: afterStep(step) } : refuse(result);
			},
			goTo: ({ next }) => next,
		}),
		skip: act({
			label: "Skip a setup step",
			permission,
			run: async (trx, { on: { step }, by, now }): Promise<StepResult> => {
				if (!(await isSettingUp(trx))) return noSetup;
				await settleStep(trx, { step, state: "skipped", by }, now);
				return { ok: true };
			},
			goTo: (_, { on }) => afterStep(on.step),
		}),
	},
});

const isSettingUp = async (db: Parameters<typeof readSetup>[0]) => (await readSetup(db)).length > 0;
const noSetup = { ok: false as const, reason: "unknown", message: "This school is already set up." };

function whyNot(result: Extract<ContentActResult, { ok: false }>): string {
	if (result.reason === "conflict")
		return (
			`${result.item.changed_by} published this step while you were writing. Your text is still here. ` +
			"Publish again to replace theirs, or reopen the step to see theirs. Both stay in Versions."
		);
	const why = result.reason === "invalid" ? result.issues.map(({ message }) => message).join(", and ") : result.message;
	return `This isn’t published: it ${why}.`;
}

type Sent = { fields: object; by: By; seen: number | undefined };

/** All of it or nothing. */
async function publish(db: Db, step: SetupStep, { fields, by, seen }: Sent, now: Date) {
	const { text: name, fields: names } = setupForms[step];
	return actAtomically(db, async (trx) => {
		const result = name
			? await publishPart(trx, { name, fields, names, by, seen }, now)
			: await publishFirstNews(trx, { fields: { ...fields }, by, seen }, now);
		if (result.ok) await settleStep(trx, { step, state: "done", by }, now);
		return result;
	});
}
