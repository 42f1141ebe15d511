import { type ActionFunctionArgs, data } from "react-router";
import { readAct } from "#src/audit/audit-log.server.ts";
import type { ContentType } from "#src/content/content-type.ts";
import { compareVersions } from "#src/content/editing/compare/compare-versions.ts";
import { type By, type ContentActResult, refused } from "#src/content/editing/content-act.ts";
import { type ContentItem, contentSubject } from "#src/content/editing/content-item.ts";
import { publishItem, scheduleItem, takeDownItem } from "#src/content/editing/publish-item.server.ts";
import { readItemVersion } from "#src/content/editing/read-item.server.ts";
import { discardDraft, saveDraft, setAside } from "#src/content/editing/save-content-draft.server.ts";
import { saveTexts } from "#src/content/editing/save-texts.server.ts";
import { takeOutOfTrash, trashItem } from "#src/content/editing/trash.server.ts";
import { undoContentAct } from "#src/content/editing/undo-content.server.ts";
import { changeRows, rowsChange } from "#src/content/record-form/change-rows.ts";
import { partAt } from "#src/content/record-form/form-part.ts";
import { type RecordTexts, readRecordForm, typedFields } from "#src/content/record-form/record-texts.ts";
import type { Db } from "#src/db/connect.server.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import { takesMedia } from "#src/office/content/choose/choice-texts.ts";
import { itemAt, listedTypeAt } from "#src/office/content/content-of.server.ts";
import { draftActOf, publishActOf } from "#src/office/content/content-rights.ts";
import { sendTest } from "#src/office/content/letters/test-letter.server.ts";
import { schoolTextOf } from "#src/office/content/site/school-text-of.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import type { Given } from "#src/office/given.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { type ContentForm, contentForm, publishing, withoutTexts } from "./content-forms.ts";
import { refillForm } from "./read-editor.server.ts";

type Trx = Parameters<typeof sendTest>[0];

type Context = {
	db: Db;
	type: ContentType;
	item: ContentItem | null;
	by: By;
	now: Date;
	/** Sends what is written to the member; undefined for what is no letter. */
	test?: ((trx: Trx, itemId: number) => Promise<ContentActResult>) | undefined;
};

/** Takes the form of the editor of something new. */
export async function takeNewContent({ request, params, context }: ActionFunctionArgs) {
	const { type, member } = listedTypeAt(context, params);
	const { db, now } = context.get(officeServices);
	const by = { id: member.id, name: member.name };
	return take({ db, type, item: null, by, now: now() }, await request.formData(), (act) => {
		if (publishing.has(act)) allow(context, publishActOf(type));
	});
}

/** Takes the form of the editor of an item: saves what is written, and carries out what its button says. */
export async function takeContentAct(args: ActionFunctionArgs) {
	const { request, context } = args;
	const { type, member, item } = await itemAt(args);
	const { db, now, school } = context.get(officeServices);
	const by = { id: member.id, name: member.name };
	const sent = await request.formData();
	const undone = sent.get("act") === "undo" ? await readAct(db, readRowId(sent.get("actId"))) : undefined;
	if (sent.get("act") === "undo") {
		const subject = contentSubject(item.id);
		if (!undone || undone.subject.kind !== subject.kind || undone.subject.id !== subject.id)
			throw data(null, { status: 404 });
	}
	const letter = schoolTextOf(type.table)?.letter;
	const test = letter && ((trx: Trx, itemId: number) => sendTest(trx, { itemId, letter, member, school }, now()));
	return take({ db, type, item, by, now: now(), test }, sent, (act) => {
		const shows = publishing.has(act) || (act === "trash" && (item.state === "published" || item.publish_at !== null));
		const showed = undone !== undefined && changesWhatIsShown(undone.before, undone.after);
		allow(context, shows || showed ? publishActOf(type) : draftActOf(type));
	});
}

/** Whether an act has changed what visitors see, or when. */
function changesWhatIsShown(...values: unknown[]): boolean {
	const names = ["published_id", "scheduled_id", "publish_at", "take_down_at"];
	return values.some(
		(value) =>
			typeof value === "object" &&
			value !== null &&
			(names.some((name) => name in value) || ("state" in value && value.state === "published")),
	);
}

async function take(context: Context, sent: FormData, check: (act: ContentForm["act"]) => void) {
	const { db, type, item, now, test } = context;
	const change = rowsChange(type, sent.get("rows"));
	const choosing = fieldToFill(type, sent.get("choose"));
	const saves = change || choosing !== undefined;
	const parsed = contentForm.safeParse({ ...Object.fromEntries(sent), ...(saves && { act: "save" }) });
	if (!parsed.success) return data({ message: "This form was not filled in." }, { status: 409 });
	const form = parsed.data;
	check(form.act);
	const typed = readRecordForm(type, sent).texts;
	const { texts, path } = change ? changeRows(typed, change) : { texts: typed, path: undefined };
	const kept = withoutTexts.has(form.act) ? null : texts;
	let saved: ContentItem | null = item;
	const result = await db.transaction().execute(async (trx): Promise<ContentActResult> => {
		const seen = form.version;
		let on = { itemId: item?.id ?? 0, seen, by: context.by };
		if (form.act === "keep-theirs" && kept && item)
			return setAside(trx, { ...on, fields: typedFields(type, kept) }, now);
		if (kept) {
			const despite = form.act === "keep-mine";
			const apart = change?.kind === "remove";
			const save = { itemId: item?.id ?? null, seen, by: context.by, texts, despite, apart };
			const draft = await saveTexts(trx, type, save, now);
			if (!draft.ok || form.act === "save" || form.act === "keep-mine") return draft;
			saved = draft.item;
			on = { itemId: draft.item.id, seen: draft.item.version, by: context.by };
		}
		switch (form.act) {
			case "publish":
				return publishItem(trx, on, now);
			case "schedule":
				if (!form.publish_at) return refused("Say when: choose a day and a time.");
				return scheduleItem(trx, { ...on, publishAt: form.publish_at }, now);
			case "unschedule":
				return scheduleItem(trx, { ...on, publishAt: null }, now);
			case "schedule-end":
				if (!form.take_down_at) return refused("Say when: choose a day and a time.");
				return scheduleItem(trx, { ...on, takeDownAt: form.take_down_at }, now);
			case "unschedule-end":
				return scheduleItem(trx, { ...on, takeDownAt: null }, now);
			case "take-down":
				return takeDownItem(trx, on, now);
			case "trash":
				return trashItem(trx, on, now);
			case "take-out":
				return takeOutOfTrash(trx, on, now);
			case "discard":
				return discardDraft(trx, on, now);
			case "original":
				if (!type.original) return refused("This has no original words.");
				return saveDraft(trx, { ...on, fields: type.original, apart: true }, now);
			case "test":
				return test ? test(trx, on.itemId) : refused("This is no letter.");
			default:
				return undoContentAct(trx, { actId: form.actId ?? 0, by: context.by }, now);
		}
	});
	if (result.ok && choosing !== undefined)
		throw redirectTo(officePaths.contentMedia(type.table, result.item.id, choosing));
	if (result.ok) {
		const done = result.actId === null ? "" : String(result.actId);
		const part = path === undefined ? "" : `#field-${path}`;
		throw redirectTo(officePaths.contentItem(type.table, result.item.id, done) + part);
	}
	return refuse(context, { form, texts: kept, saved, given: textsIn(sent) }, result);
}

/** The path of the field for which something is to be chosen from the library. */
function fieldToFill(type: ContentType, value: unknown): string | undefined {
	const part = typeof value === "string" ? partAt(type, value) : undefined;
	return part && takesMedia(part) ? part.path : undefined;
}

type Refused = Exclude<ContentActResult, { ok: true }>;
type Sent = { form: ContentForm; texts: RecordTexts | null; saved: ContentItem | null; given: Given };

/** The page again, with what was typed, why nothing was done, and what somebody else has written. */
async function refuse({ db, type }: Context, { form, texts, saved, given }: Sent, result: Refused) {
	const { message, reason } = result;
	const clash = result.reason === "conflict" ? result.item : null;
	const theirs = clash && (await readItemVersion(db, clash.draft_id ?? clash.published_id));
	const conflict =
		theirs && texts
			? { by: clash.changed_by, ...compareVersions(type, theirs.fields, typedFields(type, texts), { whole: true }) }
			: null;
	const again = {
		message: reason === "invalid" ? "It is saved as a draft, and not published: see what is missing." : message,
		form: texts && (await refillForm(db, type, texts, reason === "invalid")),
		// After a conflict the form still says what its member saw.
		version: conflict ? (form.version ?? null) : (saved?.version ?? null),
		conflict,
		savedId: saved?.id ?? null,
		given: timesOf(given),
	};
	return data(again, { status: 409 });
}

/** The act, and the moments that were chosen beside what is written. */
const timesOf = ({ act = "", publish_at = "", take_down_at = "" }: Given): Given => ({ act, publish_at, take_down_at });

export type ContentAnswer = { message: string } & Partial<{
	form: Awaited<ReturnType<typeof refillForm>> | null;
	version: number | null;
	conflict: ({ by: string } & ReturnType<typeof compareVersions>) | null;
	savedId: number | null;
	given: Given;
}>;
