import { buffer } from "node:stream/consumers";
import mammoth from "mammoth";
import sanitizeHtml from "sanitize-html";

/** A process of its own that reads one Word document and ends: what breaks its reader does not touch the site. */

/** Pictures in a text are shown up to this size together, bytes. */
const maxLength = 5_000_000;

process.stdout.write(await readText(await buffer(process.stdin)));

async function readText(content: Buffer): Promise<string> {
	const { value } = await mammoth.convertToHtml({ buffer: content });
	if (value.length > maxLength) return "<p>This document is too long to show here. Download it to read it.</p>";
	return sanitizeHtml(value, {
		allowedTags: [...sanitizeHtml.defaults.allowedTags, "img"],
		allowedAttributes: { img: ["src", "alt"], td: ["colspan", "rowspan"], th: ["colspan", "rowspan"] },
		allowedSchemesByTag: { img: ["data"] },
		disallowedTagsMode: "discard",
	});
}
