import type { LoaderFunctionArgs } from "react-router";
import { needsAlt } from "#src/content/media/media-item.ts";
import type { MediaKind } from "#src/content/media/media-key.ts";
import { findMediaIds, readItems } from "#src/content/media/read-media.server.ts";
import { type ShownKeys, shownKeys } from "#src/content/media/shown-keys.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { readLibraryQuery } from "./library-address.ts";

const pageSize = 48;

/** What a form may choose. */
export type MediaChoice = {
	id: number;
	kind: MediaKind;
	title: string;
	alt: string;
	credit: string;
	/** The alternative text has to be written first. */
	needsAlt: boolean;
	/** What records store, by shape; of a film and a document by kind. */
	keys: ShownKeys;
	/** For a text in Markdown. */
	address: string | null;
	preview: string | null;
};

/**
 * JSON of what a form may choose: `{ items, more }`, the last added first; `q`, `kind` and `page` as in the library.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
	allow(context, "media.upload");
	const { db } = context.get(officeServices);
	const { words, kind, page } = readLibraryQuery(new URL(request.url).searchParams);
	const ids = await findMediaIds(db, { words, kind });
	const items = await readItems(db, ids.slice((page - 1) * pageSize, page * pageSize));
	const choices = items.flatMap((item): MediaChoice[] => {
		const { id, kind: found, title, alt, decorative, credit, shown } = item;
		const keys = shownKeys(item);
		if (!shown || !keys) return [];
		const { landscape } = keys;
		return [
			{
				id,
				kind: found,
				title,
				alt,
				credit,
				keys,
				needsAlt: needsAlt({ kind: found, alt, decorative }),
				address: landscape ? pictureUrl(landscape) : null,
				preview: landscape ? officePaths.mediaPreview(`${id}-${shown.number}`, "small") : null,
			},
		];
	});
	return Response.json({ items: choices, more: ids.length > page * pageSize });
}
