import { contentTypes } from "#src/content/content-types.ts";
import * as officePaths from "#src/office-paths.ts";
import { type SchoolTextName, schoolText, schoolTextNames } from "#src/school-texts.ts";
import { noRow, type PageSample, type PageSamples } from "./page-sample.ts";

/** A text of the site as an item: those are the first of a new school, in the order of their names. */
function textItem(name: SchoolTextName) {
	const { type } = schoolText(name);
	const id = schoolTextNames.indexOf(name) + 1;
	return { type, id, on: { type, item: { id, state: "published", publish_at: null } } };
}

const stale = { version: noRow };
const editorForms = {
	...Object.fromEntries(
		[
			...["save", "publish", "schedule", "unschedule", "schedule-end", "unschedule-end", "take-down", "trash"],
			...["take-out", "discard", "original", "keep-mine", "keep-theirs"],
		].map((act) => [act, stale]),
	),
	undo: { actId: noRow },
};

function editorOf(name: SchoolTextName): PageSample {
	const { type, id, on } = textItem(name);
	return { path: officePaths.contentItem(type.table, id), on, forms: editorForms };
}

const focus = { left: "0", top: "0", width: "20", height: "20" };

/** Pages of content and media. */
export const contentSamples: PageSamples = {
	[officePaths.contentItem(":type", ":id")]: [editorOf("identity"), editorOf("admissions"), editorOf("home")],
	[officePaths.newContent(":type")]: [
		{
			path: officePaths.newContent("announcements"),
			on: { type: contentTypes.announcements, item: null },
			forms: { save: {}, publish: {}, schedule: {} },
		},
	],
	[officePaths.contentVersion(":type", ":id", ":number")]: [
		{
			path: officePaths.contentVersion("school-identity", textItem("identity").id, 1),
			on: textItem("identity").on,
			forms: { restore: stale },
		},
	],
	[officePaths.redirects()]: [
		{
			path: officePaths.redirects(),
			on: null,
			forms: { add: { from: "/", to: "/fees" }, remove: { path: "/none" }, undo: { actId: noRow } },
		},
	],
	[officePaths.translations()]: [
		{
			path: officePaths.translations(),
			on: null,
			forms: {
				save: { language: "ta", id: "ta-none", translation: "அ" },
				import: { language: "ta" },
				publish: { language: "ta", version: noRow },
			},
		},
	],
	[officePaths.mediaUpload]: [{ path: officePaths.mediaUpload, on: null, forms: { add: {} } }],
	[officePaths.mediaItem(":id")]: [
		{
			path: officePaths.mediaItem(noRow),
			on: { id: Number(noRow), isShown: false },
			forms: {
				describe: { ...stale, title: "A wall", alt: "", credit: "" },
				focus: { ...stale, ...focus },
				replace: stale,
				poster: stale,
				captions: { ...stale, language: "en", text: "" },
				speechless: stale,
				trash: stale,
				restore: stale,
				undo: { actId: noRow },
			},
		},
	],
};
