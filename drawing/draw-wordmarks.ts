import { writeFileSync } from "node:fs";
import { recruiters } from "#demo/texts/recruiters.ts";
import { type WordmarkKey, wordmark } from "./drawings/wordmarks.ts";

/** The manner of each recruiter's mark; every manner once. */
const manners: Record<string, WordmarkKey> = {
	"rainshadow-works": "peak",
	"laterite-and-lime": "stack",
	"third-bench": "frame",
	"palm-and-plumb": "slash",
	kilnside: "dot",
	"halla-landscape": "leaf",
	"north-verandah": "rule",
	"saltpan-urban": "grid",
	"muntin-facades": "block",
	tidetable: "wave",
	"jack-arch": "arch",
	"lamp-and-louvre": "sun",
	fourply: "loop",
	spandrel: "joint",
	"ghat-road": "seal",
	"swale-and-street": "tower",
	coldframe: "house",
	"datum-and-daughters": "mono",
};

/** Draws the marks of the recruiters. */
export function drawWordmarks() {
	for (const { key, name } of recruiters)
		if (key !== undefined) writeFileSync(`demo/public/recruiters/${key}.svg`, wordmark(manners[key] ?? "frame", name));
}
