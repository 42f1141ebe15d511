import { type ActionFunctionArgs, data } from "react-router";
import type { By, ContentActResult } from "#src/content/editing/content-act.ts";
import { findMissingAlt } from "#src/content/media/uses/missing-alt.server.ts";
import { newsType } from "#src/content/news/news.type.ts";
import { changeRows, rowsChange } from "#src/content/record-form/change-rows.ts";
import { readRecordForm } from "#src/content/record-form/record-texts.ts";
import { publishPart } from "#src/content/school/publish-part.server.ts";
import { actAtomically } from "#src/content/setup/act-atomically.server.ts";
import { draftFirstNews, publishFirstNews } from "#src/content/setup/first-news.server.ts";
import type { SetupStep } from "#src/content/setup/setup-step.table.ts";
import { settleStep } from "#src/content/setup/setup-steps.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { afterStep, stepAt, stepView, versionSeen } from "./read-setup.server.ts";
import { setupForms, stepType } from "./setup-forms.ts";

/** Takes the form of a step: what is sent is published at once, and the next step follows. */
export async function takeStep(args: ActionFunctionArgs) {
	const { db, now: clock, step, by } = await stepAt(args);
	if (step === null) throw data(null, { status: 404 });
	const now = clock();
	const form = await args.request.formData();
	if (form.get("act") === "skip") {
		await db.transaction().execute((trx) => settleStep(trx, { step, state: "skipped", by }, now));
		throw redirectTo(afterStep(step));
	}
	const given = Number(form.get("seen"));
	const seen = Number.isInteger(given) && given > 0 ? given : null;
	const type = stepType(step);
	const { texts, typed, checked } = readRecordForm<object>(type, form);
	const change = rowsChange(type, form.get("rows"));
	if (change) {
		const { texts: changed, path } = changeRows(texts, change);
		return data({ message: null, form: stepView(step, changed, { focus: path }), seen });
	}
	const refused = async (result: ContentActResult & { ok: false }) => {
		const form = stepView(step, texts);
		if (result.reason === "conflict") {
			const message =
				`${result.item.changed_by} has sent this step while you wrote. What you have typed is still here: send it ` +
				"once more to put it in place of theirs, or open the step again to see theirs. " +
				"Both are among the versions of the text.";
			return data({ message, form, seen: await versionSeen(db, step) }, { status: 409 });
		}
		const why = result.reason === "invalid" ? result.issues.map(({ message }) => message).join("; ") : result.message;
		return data({ message: `This is not published: it ${why}.`, form, seen }, { status: 409 });
	};
	if (form.get("choose") === "picture" && step === "news") {
		const sent = { fields: typed, by, seen: seen ?? undefined };
		const drafted = await actAtomically(db, (trx) => draftFirstNews(trx, sent, now));
		if (!drafted.ok) return refused(drafted);
		throw redirectTo(officePaths.contentMedia(newsType.table, drafted.item.id, "picture"));
	}
	const withoutAlt = await findMissingAlt(db, type, texts);
	if (!checked.ok || withoutAlt.length > 0)
		return data({ message: null, form: stepView(step, texts, { refused: true, withoutAlt }), seen }, { status: 409 });
	const result = await publish(db, step, { fields: checked.fields, by, seen: seen ?? undefined }, now);
	if (result.ok) throw redirectTo(afterStep(step));
	return refused(result);
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
