import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { InlineCode } from "#src/react-router-patches/inline-code.ts";

/** Reads previews: AVIF files of some kilobytes beside a picture's own. Pages are cached, previews are not. */
export function createPreviewReader(client: string): InlineCode["readPreview"] {
	return (source) => {
		const [, folder, key] = /^\/(media|film)\/([\w-]+)$/.exec(source) ?? [];
		if (!key) return undefined;
		try {
			const content = readFileSync(join(client, folder ?? "", `${key}-preview.avif`));
			return `data:image/avif;base64,${content.toString("base64")}`;
		} catch {
			// A school's own pictures need no previews.
			return undefined;
		}
	};
}
