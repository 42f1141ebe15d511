import { z } from "zod";

/** The header with which a request says which version of an item it has seen. */
export const ifMatchHeader = z.object({
	"if-match": z
		.string()
		.optional()
		.describe('The item’s ETag as you last read it, such as `"7"`. If it changed since, nothing is done. `*` for any'),
});

export const etagOf = ({ version }: { version: number }) => `"${version}"`;

type Seen = { ok: true; version: number | undefined } | { ok: false; status: 422 | 428; message: string };

/** Reads `If-Match`: the version that was seen; undefined for any. */
export function readSeenVersion(header: string | undefined): Seen {
	if (header === undefined)
		return { ok: false, status: 428, message: "Send the item’s ETag as If-Match, so that no one’s change is lost." };
	if (header.trim() === "*") return { ok: true, version: undefined };
	const [, digits] = /^\s*(?:W\/)?"(\d{1,9})"\s*$/.exec(header) ?? [];
	if (digits === undefined)
		return { ok: false, status: 422, message: 'The If-Match header must look like "7", or be *.' };
	return { ok: true, version: Number(digits) };
}
