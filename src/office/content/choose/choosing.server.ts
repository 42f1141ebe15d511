import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { z } from "zod";
import { readItemVersion } from "#src/content/editing/read-item.server.ts";
import { saveTexts } from "#src/content/editing/save-texts.server.ts";
import { findMedia, findMediaIds, readItems } from "#src/content/media/read-media.server.ts";
import { shownKeys } from "#src/content/media/shown-keys.ts";
import { partAt } from "#src/content/record-form/form-part.ts";
import { mediaKindOf } from "#src/content/record-form/media-of-field.ts";
import { textsOf } from "#src/content/record-form/record-texts.ts";
import { rowId } from "#src/forms/row-id.ts";
import { itemAt } from "#src/office/content/content-of.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { readLibraryQuery } from "#src/office/media/library-address.ts";
import { thumbOf } from "#src/office/media/read-library.server.ts";
import { filesOf, takeFiles } from "#src/office/media/upload/take-files.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { takesMedia, textsWithChoice } from "./choice-texts.ts";

const itemsPerPage = 48;

/** The field for which something is chosen, of the draft of an item. */
async function fieldAt(args: LoaderFunctionArgs | ActionFunctionArgs) {
	const found = await itemAt(args);
	allow(args.context, "media.upload");
	const search = new URL(args.request.url).searchParams;
	const path = search.get("field") ?? "";
	const part = partAt(found.type, path);
	if (!part || !takesMedia(part)) throw data(null, { status: 404 });
	const editor = `${officePaths.contentItem(found.type.table, found.item.id)}#field-${path}`;
	return { ...found, part, search, editor };
}

/** What the library has for a field. */
export async function readChoosing(args: LoaderFunctionArgs) {
	const { type, item, part, search, editor } = await fieldAt(args);
	const { db } = args.context.get(officeServices);
	const kind = mediaKindOf(part);
	const { words, page } = readLibraryQuery(search);
	const ids = await findMediaIds(db, { words, kind });
	const items = await readItems(db, ids.slice((page - 1) * itemsPerPage, page * itemsPerPage));
	return {
		type: type.table,
		id: item.id,
		version: item.version,
		title: item.title,
		editor,
		kind,
		words,
		page,
		field: { path: part.path, label: part.fullLabel },
		items: items.map((each) => ({ ...thumbOf(each), ready: shownKeys(each) !== undefined })),
		more: ids.length > page * itemsPerPage,
		added: Number(search.get("added")) || 0,
	};
}

const forms = z.discriminatedUnion("act", [
	z.object({
		act: z.literal("choose"),
		version: rowId,
		media: rowId,
	}),
	z.object({ act: z.literal("add") }),
]);

/** Writes what was chosen into the draft and goes back to it, or adds a file to the library. */
export async function takeChoice(args: ActionFunctionArgs) {
	const { type, member, item, part } = await fieldAt(args);
	const services = args.context.get(officeServices);
	const { db, now } = services;
	const sent = await args.request.formData();
	const form = forms.safeParse({ act: sent.get("act"), version: sent.get("version"), media: sent.get("media") });
	const refuse = (message: string) => data({ message }, { status: 409 });
	if (!form.success) return refuse("This form was not filled in.");
	const by = { id: member.id, name: member.name };
	if (form.data.act === "add") {
		const files = await filesOf(services, sent, { name: "files", owner: member.id });
		const { added, refused } = await takeFiles(services, files.slice(0, 1), by);
		if (!added[0]) return refuse(refused[0] ?? "Choose a file first.");
		throw redirectTo(officePaths.contentMedia(type.table, item.id, part.path, { added: String(added[0].id) }));
	}
	const { media, version: seen } = form.data;
	const chosen = await findMedia(db, media);
	const current = await readItemVersion(db, item.draft_id ?? item.published_id);
	const before = textsOf(type, current?.fields ?? {});
	const texts = chosen && textsWithChoice(before, { type: type.table, part, item: chosen });
	if (!texts) return refuse("This cannot be shown yet: its sizes are still being made, or something of it is missing.");
	const result = await db
		.transaction()
		.execute((trx) => saveTexts(trx, type, { itemId: item.id, seen, by, texts, apart: true }, now()));
	if (!result.ok) return refuse(result.message);
	const done = result.actId === null ? "" : String(result.actId);
	throw redirectTo(`${officePaths.contentItem(type.table, item.id, done)}#field-${part.path}`);
}
