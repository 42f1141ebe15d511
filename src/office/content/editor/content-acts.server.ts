import { z } from "zod";
import type { Permission } from "#src/accounts/may.ts";
import type { UndoRefusal } from "#src/audit/undoable.server.ts";
import { momentAtSchool } from "#src/calendar/day.ts";
import { contentPermissions } from "#src/content/content-permissions.ts";
import type { ContentType } from "#src/content/content-type.ts";
import { type ContentActResult, type OnItem, refuse } from "#src/content/editing/content-act.ts";
import { type ContentItem, everyContentType } from "#src/content/editing/content-item.ts";
import { publishItem, scheduleItem, takeDownItem } from "#src/content/editing/publish-item.server.ts";
import { discardDraft, saveDraft, setAside } from "#src/content/editing/save-content-draft.server.ts";
import { saveTexts } from "#src/content/editing/save-texts.server.ts";
import { takeOutOfTrash, trashItem } from "#src/content/editing/trash.server.ts";
import { undoContentAct } from "#src/content/editing/undo/undo-content.server.ts";
import { typedFields } from "#src/content/record-form/record-texts.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { rowId } from "#src/forms/row-id.ts";
import { itemAt, listedTypeAt } from "#src/office/content/content-of.server.ts";
import { type ActContext, actsOn, undoForm } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { refuseEdit } from "./refuse-edit.server.ts";
import { buttonForm, savedByButton, textsSent } from "./texts-sent.ts";

/** Subject of an editor; `item` is null for something new. */
type EditorSubject = { type: ContentType; item: Pick<ContentItem, "id" | "state" | "publish_at"> | null };

/** A time at the school, as browsers send it. @returns ISO 8601 in UTC; undefined for none */
const atSchool = z
	.string()
	.optional()
	.transform((text) => (text ? momentAtSchool(text.slice(0, 16))?.toISOString() : undefined));

const times = { publish_at: atSchool, take_down_at: atSchool };
/** The item's version that the member saw. */
const seenForm = { version: rowId };
const newForm = { ...buttonForm, ...times };
const itemForm = { ...newForm, ...seenForm };

type Form = z.output<z.ZodObject<typeof newForm>> & { version?: number | undefined };
type Context = Omit<ActContext<EditorSubject>, "form"> & { form: Form };
type After = (trx: Trx, on: OnItem, context: Context) => Promise<ContentActResult>;
type EditResult = Extract<ContentActResult, { ok: true }> & { place?: string | undefined };

const draftOf = ({ type }: EditorSubject): Permission => contentPermissions(type).draft;
const publishOf = ({ type }: EditorSubject): Permission => contentPermissions(type).publish;

/** Saves what is written, and goes on with the draft if an act says how. What was saved stays where that is refused. */
async function edit(trx: Trx, context: Context, after?: After, despite = false) {
	const { form, on, by, now, values } = context;
	const { texts, change } = textsSent(on.type, values);
	const save = {
		itemId: on.item?.id ?? null,
		seen: form.version,
		by,
		texts,
		despite,
		apart: change?.kind === "remove",
	};
	const draft = await saveTexts(trx, on.type, save, now);
	if (!draft.ok || !after) return answerEdit(trx, context, draft, null);
	const { id: itemId, version } = draft.item;
	return answerEdit(trx, context, await after(trx, { itemId, seen: version, by }, context), draft.item);
}

async function answerEdit(trx: Trx, context: Context, result: ContentActResult, savedItem: ContentItem | null) {
	const { on, values } = context;
	const { place } = textsSent(on.type, values);
	return result.ok ? ({ ...result, place } satisfies EditResult) : refuseEdit(trx, context, result, savedItem);
}

/** Returns the address where the item is written, with what was done. */
function editorOf({ item, actId, place }: EditResult): string {
	const part = place === undefined ? "" : `#field-${place}`;
	return officePaths.contentItem(item.type, item.id, actId === null ? "" : String(actId)) + part;
}

const noTime = async () => refuse("Choose a date and time.");
const schedule: After = (trx, on, { form, now }) =>
	form.publish_at ? scheduleItem(trx, { ...on, publishAt: form.publish_at }, now) : noTime();
const publish: After = (trx, on, { now }) => publishItem(trx, on, now);

const { act, table } = actsOn<EditorSubject>();

/** An act that saves what is written first. */
const saving = (label: string, permission: typeof draftOf, after?: After, only: Only = () => true) =>
	act({ label, permission, only, form: itemForm, run: (trx, context) => edit(trx, context, after), goTo: editorOf });

/** The same of something new. */
const beginning = (label: string, permission: typeof draftOf, after?: After) =>
	act({ label, permission, form: newForm, run: (trx, context) => edit(trx, context, after), goTo: editorOf });

/** Condition that tells which texts have an act. */
type Only = (answerEdit: EditorSubject) => boolean;
const isListed: Only = ({ type }) => !type.single;

type Leaving = (trx: Trx, on: OnItem, now: Date, answerEdit: EditorSubject) => Promise<ContentActResult>;

/** An act that leaves what is written in the form as it is. */
const leaving = (label: string, run: Leaving, only: Only = () => true) =>
	act({
		label,
		only,
		permission: draftOf,
		form: seenForm,
		run: (trx, { form, on, by, now }) => run(trx, { itemId: idOf(on), seen: form.version, by }, now, on),
		goTo: editorOf,
	});

const idOf = ({ item }: EditorSubject) => item?.id ?? 0;

/** Acts of members on something that is written in the office. */
export const contentActs = table({
	title: "Editor",
	address: officePaths.contentItem(":type", ":id"),
	find: itemAt,
	subjects: everyContentType().flatMap((type) =>
		(["draft", "published"] as const).map((state) => ({ type, item: { id: 0, state, publish_at: null } })),
	),
	actOf: savedByButton,
	acts: {
		save: saving("Save a draft", draftOf),
		"keep-mine": act({
			label: "Keep your own text when someone else changed it too",
			permission: draftOf,
			form: itemForm,
			run: (trx, context) => edit(trx, context, undefined, true),
			goTo: editorOf,
		}),
		"keep-theirs": act({
			label: "Keep someone else’s text, and save yours as a version",
			permission: draftOf,
			form: seenForm,
			run: (trx, { form, on, by, now, values }): Promise<ContentActResult> => {
				const fields = typedFields(on.type, textsSent(on.type, values).texts);
				return setAside(trx, { itemId: idOf(on), seen: form.version, by, fields }, now);
			},
			goTo: editorOf,
		}),
		publish: saving("Publish", publishOf, publish),
		schedule: saving("Schedule publishing", publishOf, schedule),
		unschedule: saving("Cancel scheduled publishing", publishOf, (trx, on, { now }) =>
			scheduleItem(trx, { ...on, publishAt: null }, now),
		),
		"schedule-end": saving(
			"Schedule unpublishing",
			publishOf,
			(trx, on, { form, now }) =>
				form.take_down_at ? scheduleItem(trx, { ...on, takeDownAt: form.take_down_at }, now) : noTime(),
			isListed,
		),
		"unschedule-end": saving("Cancel scheduled unpublishing", publishOf, (trx, on, { now }) =>
			scheduleItem(trx, { ...on, takeDownAt: null }, now),
		),
		"take-down": saving("Unpublish", publishOf, (trx, on, { now }) => takeDownItem(trx, on, now), isListed),
		trash: saving(
			"Move to the trash",
			(on) => (on.item?.state === "published" || on.item?.publish_at ? publishOf(on) : draftOf(on)),
			(trx, on, { now }) => trashItem(trx, on, now),
			isListed,
		),
		"take-out": leaving("Restore from the trash", takeOutOfTrash),
		discard: leaving("Discard a draft", discardDraft),
		original: leaving(
			"Restore the original text",
			(trx, on, now, { type: { original = {} } }) => saveDraft(trx, { ...on, fields: original, apart: true }, now),
			({ type }) => type.original !== undefined,
		),
		undo: act({
			label: "Undo a content change",
			permission: draftOf,
			form: undoForm,
			run: (trx, { form, on, by, now }): Promise<ContentActResult | UndoRefusal> =>
				undoContentAct(trx, { itemId: idOf(on), actId: form.actId, by }, now),
			goTo: editorOf,
		}),
	},
});

/** Acts of members where something new is begun. */
export const newContentActs = table({
	title: "New item",
	address: officePaths.newContent(":type"),
	find: ({ context, params }) => ({ type: listedTypeAt(context, params).type, item: null }),
	subjects: everyContentType().flatMap((type) => (type.single ? [] : [{ type, item: null }])),
	actOf: savedByButton,
	acts: {
		save: beginning("Save a first draft", draftOf),
		publish: beginning("Publish something new", publishOf, publish),
		schedule: beginning("Schedule something new", publishOf, schedule),
	},
});
