import { z } from "zod";

const percent = z.number().min(0).max(100);

/** The marked part of a picture, in per cent of its width and height. */
const box = z.object({ x: percent, y: percent, width: percent, height: percent });
export type Box = z.infer<typeof box>;

/** The box that a column or a form holds as JSON; null for none, and for anything else. */
export function readBox(json: string | null | undefined): Box | null {
	if (!json) return null;
	try {
		return box.parse(JSON.parse(json));
	} catch {
		return null;
	}
}
