import type { ActionFunctionArgs } from "react-router";
import { saveTexts } from "#src/content/editing/save-texts.server.ts";
import { readRecordForm } from "#src/content/record-form/record-texts.ts";
import { itemAt, typeAt } from "#src/office/content/content-of.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";

/** What is answered to a page that saves by itself. `address` is where the item is written. */
export type DraftSaved = { ok: true; version: number; address: string; at: string } | { ok: false; message: string };

/** Saves what is being written, every few seconds, and answers to the page's code. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
	const { request, params, context } = args;
	const { db, now: clock } = context.get(officeServices);
	const found = params.id === "new" ? { ...typeAt(context, params), item: null } : await itemAt(args);
	const { type, member, item } = found;
	const now = clock();
	const sent = await request.formData();
	const seen = Number(sent.get("version")) || undefined;
	const { texts } = readRecordForm(type, sent);
	const by = { id: member.id, name: member.name };
	const result = await db
		.transaction()
		.execute((trx) => saveTexts(trx, type, { itemId: item?.id ?? null, seen, by, texts }, now));
	if (!result.ok) {
		const refusal: DraftSaved = { ok: false, message: result.message };
		return Response.json(refusal, { status: 409 });
	}
	const { id, version } = result.item;
	const saved: DraftSaved = {
		ok: true,
		version,
		address: officePaths.contentItem(type.table, id),
		at: now.toISOString(),
	};
	return Response.json(saved);
}
