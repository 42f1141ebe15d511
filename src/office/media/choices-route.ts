import type { LoaderFunctionArgs } from "react-router";
import { needsAlt } from "#src/content/media/media-item.ts";
import { documentKeyOf, filmKeyOf, type MediaKind, pictureKeyOf } from "#src/content/media/media-key.ts";
import { findMediaIds, readItems } from "#src/content/media/read-media.server.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { readLibraryQuery } from "./library-address.ts";

const most = 48;

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
	keys: Partial<Record<"landscape" | "portrait" | "poster" | "film" | "document", string>>;
	/** For a text in Markdown. */
	address: string | null;
	preview: string | null;
};

/**
 * JSON of what a form may choose: `{ items, more }`, the last added first; `q`, `kind` and `page` as in the library.
 *  */
export async function loader({ request, context }: LoaderFunctionArgs) {
	allow(context, "media.upload");
	const { db } = context.get(officeServices);
	const { words, kind, page } = readLibraryQuery(new URL(request.url).searchParams);
	const ids = await findMediaIds(db, { words, kind });
	const items = await readItems(db, ids.slice((page - 1) * most, page * most));
	const choices = items.flatMap(({ id, kind: found, title, alt, decorative, credit, shown }): MediaChoice[] => {
		if (!shown) return [];
		const landscape = pictureKeyOf(id, shown.number);
		const isDocument = found === "document";
		return [
			{
				id,
				kind: found,
				title,
				alt,
				credit,
				needsAlt: needsAlt({ kind: found, alt, decorative }),
				keys: {
					...(!isDocument && {
						landscape,
						portrait: pictureKeyOf(id, shown.number, "portrait"),
						poster: pictureKeyOf(id, shown.number, "poster"),
					}),
					...(found === "film" && {
						film: filmKeyOf(
							id,
							shown.number,
							shown.captions.map(({ language }) => language),
						),
					}),
					...(isDocument && { document: documentKeyOf(id, shown.number) }),
				},
				address: isDocument ? null : pictureUrl(landscape),
				preview: isDocument ? null : officePaths.mediaPreview(`${id}-${shown.number}`, "small"),
			},
		];
	});
	return Response.json({ items: choices, more: ids.length > page * most });
}
