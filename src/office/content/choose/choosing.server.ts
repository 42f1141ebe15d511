import type { LoaderFunctionArgs } from "react-router";
import { findMediaIds, readItems } from "#src/content/media/read-media.server.ts";
import { shownKeys } from "#src/content/media/shown-keys.ts";
import { mediaKindOf } from "#src/content/record-form/media-of-field.ts";
import { permitted } from "#src/office/kit/acts/handle-acts.server.ts";
import { choiceQuery } from "#src/office/media/choice-query.ts";
import { thumbOf } from "#src/office/media/read-library.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { choiceActs } from "./choice-acts.server.ts";
import { fieldAt } from "./field-at.server.ts";

const itemsPerPage = 48;

/** What the library has for a field. */
export async function readChoosing(args: LoaderFunctionArgs) {
	const field = await fieldAt(args);
	const { type, member, item, part } = field;
	const search = new URL(args.request.url).searchParams;
	const { db } = args.context.get(officeServices);
	const kind = mediaKindOf(part);
	const { words, page } = choiceQuery(search);
	const ids = await findMediaIds(db, { words, kind });
	const items = await readItems(db, ids.slice((page - 1) * itemsPerPage, page * itemsPerPage));
	return {
		type: type.table,
		acts: permitted(choiceActs, field, member),
		id: item.id,
		version: item.version,
		title: item.title,
		editor: `${officePaths.contentItem(type.table, item.id)}#field-${part.path}`,
		kind,
		words,
		page,
		field: { path: part.path, label: part.fullLabel },
		items: items.map((each) => ({ ...thumbOf(each), ready: shownKeys(each) !== undefined })),
		more: ids.length > page * itemsPerPage,
		added: Number(search.get("added")) || 0,
	};
}
