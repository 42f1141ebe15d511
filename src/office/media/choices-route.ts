import type { LoaderFunctionArgs } from "react-router";
import { type MediaItem, needsAlt } from "#src/content/media/media-item.ts";
import { type MediaKind, mediaKinds } from "#src/content/media/media-key.ts";
import { findMedia, findMediaIds, readItems } from "#src/content/media/read-media.server.ts";
import { type ShownKeys, shownKeys } from "#src/content/media/shown-keys.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { oneLine } from "#src/formatting/typed-text.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { describeNeeds, kindLabels } from "./media-labels.ts";

const pageSize = 48;

/** Media item that a form may choose. */
export type MediaChoice = {
	id: number;
	kind: MediaKind;
	title: string;
	alt: string;
	/** The alternative text has to be written first. */
	needsAlt: boolean;
	/** Keys that records store: of pictures by shape, of a film and a document by kind. */
	keys: ShownKeys;
	/** Address for a text in Markdown. */
	address: string | null;
	preview: string | null;
};

/**
 * JSON of what a form may choose: `{ items, more, refusal }`, the last added first; `q` and `kind` as in the library.
 * `refusal` says why the item `added` will not be among them, and is null while it may be.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
	allow(context, "media.upload");
	const { db } = context.get(officeServices);
	const search = new URL(request.url).searchParams;
	const wanted = oneLine(search.get("q") ?? "").slice(0, 100);
	const kind = mediaKinds.find((each) => each === search.get("kind"));
	const id = search.get("added") ?? "";
	const addedMedia = /^\d{1,9}$/.test(id) ? await findMedia(db, Number(id)) : undefined;
	const ids = await findMediaIds(db, { search: wanted, kind });
	const items = await readItems(db, ids.slice(0, pageSize));
	const choices = items.flatMap((item): MediaChoice[] => {
		const { id, kind, title, alt, decorative, shownRevision } = item;
		const keys = shownKeys(item);
		if (!shownRevision || !keys) return [];
		const { landscape } = keys;
		return [
			{
				id,
				kind,
				title,
				alt,
				keys,
				needsAlt: needsAlt({ kind, alt, decorative }),
				address: landscape ? pictureUrl(landscape) : null,
				preview: landscape ? officePaths.mediaPreview(`${id}-${shownRevision.number}`, "small") : null,
			},
		];
	});
	const refusal = addedMedia ? refusalOf(addedMedia, kind) : null;
	return Response.json({ items: choices, more: ids.length > pageSize, refusal });
}

/** Explains why a form that wants a certain kind can't accept an item, now or later. */
function refusalOf({ kind, target }: MediaItem, wantedKind: MediaKind | undefined): string | null {
	if (wantedKind && kind !== wantedKind)
		return `It’s in the library as a ${kindLabels[kind].one}. You can’t use that here.`;
	if (target.state === "failed") return target.problem ?? "We can’t read this file.";
	if (target.state === "incomplete")
		return `It’s in the library. Add ${describeNeeds(target)} there before you choose it.`;
	return null;
}
