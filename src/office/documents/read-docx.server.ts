import sanitizeHtml from "sanitize-html";

/** Pictures in a text are shown up to this size together, bytes. */
const longest = 5_000_000;

/** A Word document as sanitised HTML: headings, paragraphs, lists, tables and pictures, nothing that acts. */
export async function readDocx(content: Buffer): Promise<string> {
	const { default: mammoth } = await import("mammoth");
	const { value } = await mammoth.convertToHtml({ buffer: content });
	if (value.length > longest) return "<p>This document is too long to be shown. Download it to read it.</p>";
	return sanitizeHtml(value, {
		allowedTags: [...sanitizeHtml.defaults.allowedTags, "img"],
		allowedAttributes: { img: ["src", "alt"], td: ["colspan", "rowspan"], th: ["colspan", "rowspan"] },
		allowedSchemesByTag: { img: ["data"] },
		disallowedTagsMode: "discard",
	});
}
