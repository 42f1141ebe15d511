import { type MediaItem, needsAlt } from "#src/content/media/media-item.ts";
import type { MediaKind } from "#src/content/media/media-key.ts";
import { defineList } from "#src/office/kit/lists/define-list.ts";
import { oneOf, tabs } from "#src/office/kit/lists/filter.ts";
import { columnsOf } from "#src/office/kit/lists/list-column.ts";
import * as officePaths from "#src/office-paths.ts";
import { describeState, kindLabels } from "./media-labels.ts";

const kinds: Record<MediaKind, string> = {
	picture: kindLabels.picture.many,
	film: kindLabels.film.many,
	document: kindLabels.document.many,
	font: kindLabels.font.many,
};

/** The lists of the library. */
const views = { all: "All", unused: "Not used", "no-alt": "Without alternative text", trash: "In the trash" };

const waitsFor = (item: MediaItem) => describeState(item) ?? (needsAlt(item) ? "Alternative text" : null);

/** The school's own pictures, films, documents and typefaces, with their files as they came. */
export const mediaList = defineList({
	title: "Media",
	of: "files",
	permission: "media.upload",
	address: officePaths.media,
	perPage: 60,
	search: "title, alternative text, credit or file name",
	filters: { kind: oneOf("Type", kinds), view: tabs(views, "all") },
	also: ["added"],
	columns: columnsOf<MediaItem>()([
		{ key: "number", title: "Number", value: ({ id }) => id },
		{ key: "title", title: "Title", width: 40, value: ({ title }) => title },
		{ key: "kind", title: "Type", value: ({ kind }) => kindLabels[kind].one },
		{ key: "file", title: "File", width: 40, value: ({ target }) => target.originalName },
		{ key: "bytes", title: "Bytes", value: ({ target }) => target.size },
		{ key: "width", title: "Width", value: ({ target }) => target.width },
		{ key: "height", title: "Height", value: ({ target }) => target.height },
		{ key: "seconds", title: "Seconds", value: ({ target }) => target.seconds },
		{ key: "alt", title: "Alternative text", width: 60, value: (item) => (item.decorative ? "Decorative" : item.alt) },
		{ key: "credit", title: "Credit", width: 28, value: ({ credit }) => credit },
		{ key: "waits", title: "Needs", width: 28, value: (item) => waitsFor(item) },
		{ key: "by", title: "Added by", width: 20, value: ({ createdBy }) => createdBy },
		{ key: "added", title: "Added on", value: ({ createdAt }) => ({ dayOf: createdAt }) },
	]),
	file: {
		name: "media",
		permission: "media.upload",
		formats: ["xlsx", "csv", "zip"],
		documents: "media.export",
	},
});

/** Query for the files that the library shows. */
export type LibraryQuery = Extract<ReturnType<typeof mediaList.parse>, { ok: true }>["query"];
