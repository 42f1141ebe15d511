import type { ActionFunctionArgs } from "react-router";
import { saveTexts } from "#src/content/editing/save-texts.server.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { itemAt, listedTypeAt } from "#src/office/content/content-of.server.ts";
import { invalidForm } from "#src/office/kit/acts/act.server.ts";
import { actorOf } from "#src/office/kit/acts/handle-acts.server.ts";
import { isSentOnce, readActForm } from "#src/office/kit/acts/read-act-form.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import type { Refusal } from "#src/refusal.ts";
import { textsSent } from "./texts-sent.ts";

/** Answer to a page that saves automatically. `address` is where the item is written. */
export type DraftSaved =
	| {
			ok: true;
			version: number;
			address: string;
			at: string;
			/** The row to go on with, after a button of rows. */
			row: string | null;
			/** Address at which this save can be undone. */
			undo: string | null;
	  }
	| Refusal;

/** Saves what is being written, every few seconds, and answers to the page's code. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
	const { request, params, context } = args;
	const { db, now: clock } = context.get(officeServices);
	const target = params.id === "new" ? { ...listedTypeAt(context, params), item: null } : await itemAt(args);
	const { type, member, item } = target;
	const now = clock();
	const form = readActForm(await request.formData());
	if (!isSentOnce(form)) {
		const refusal: DraftSaved = { ok: false, message: invalidForm };
		return Response.json(refusal, { status: 400 });
	}
	const seen = readRowId(form.values.version) || undefined;
	const { texts, change, place: row = null } = textsSent(type, form.values);
	const apart = change?.kind === "remove";
	const by = actorOf(member);
	const result = await db
		.transaction()
		.execute((trx) => saveTexts(trx, type, { itemId: item?.id ?? null, seen, by, texts, apart }, now));
	if (!result.ok) {
		const refusal: DraftSaved = { ok: false, message: result.message };
		return Response.json(refusal, { status: 409 });
	}
	const { id, version } = result.item;
	const address = officePaths.contentItem(type.table, id);
	const undo = apart && result.actId !== null ? officePaths.contentItem(type.table, id, String(result.actId)) : null;
	const savedDraft: DraftSaved = { ok: true, version, address, at: now.toISOString(), row, undo };
	return Response.json(savedDraft);
}
