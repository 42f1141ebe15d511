import { type MediaItem, needsAlt } from "#src/content/media/media-item.ts";
import { shownKeys } from "#src/content/media/shown-keys.ts";
import { pictureUrl } from "#src/content/picture.ts";
import type { FormPart } from "#src/content/record-form/form-part.ts";
import { mediaKindOf, shapeOf } from "#src/content/record-form/media-of-field.ts";
import type { RecordTexts } from "#src/content/record-form/record-texts.ts";

const missingAlt = "Describe the photo";

/** The controls that a form fills from the library. */
export function takesMedia({ control }: Pick<FormPart, "control">): boolean {
	return control === "picture" || control === "file" || control === "markdown";
}

/**
 * The texts of a form after something of the library was chosen for one of its fields: a picture comes with its
 * alternative text, unless one was written; in Markdown it stands at the end.
 * @param type the table of the content type
 * @returns undefined where the item cannot be shown there
 */
export function textsWithChoice(
	texts: RecordTexts,
	{ type, part, item }: { type: string; part: FormPart; item: MediaItem },
): RecordTexts | undefined {
	const { path, control } = part;
	const keys = shownKeys(item);
	const kind = mediaKindOf(part);
	const key = keys?.[kind === "picture" ? shapeOf(type, path) : kind];
	if (!keys || key === undefined || item.trashedAt !== null) return undefined;
	if (control === "markdown") {
		const alt = needsAlt(item) ? missingAlt : item.alt.replaceAll(/[[\]]/g, "");
		const before = (texts[path] ?? "").trimEnd();
		const picture = `![${alt}](${pictureUrl(keys.landscape ?? key)})`;
		return { ...texts, [path]: before === "" ? picture : `${before}\n\n${picture}` };
	}
	const altPath = path.endsWith("key") ? path.replace(/key$/, "alt") : `${path}_alt`;
	const alt = texts[altPath]?.trim() === "" && item.alt !== "" ? { [altPath]: item.alt } : {};
	return { ...texts, [path]: key, ...alt };
}
