import { mkdirSync, writeFileSync } from "node:fs";
import { type WordmarkKey, wordmark } from "./drawings/wordmarks.ts";
import { recruiters } from "./texts/recruiters.ts";

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

// Run after a change of the recruiters or of their marks: node demo/draw-wordmarks.ts
mkdirSync("demo/public/recruiters", { recursive: true });
for (const { key, name } of recruiters)
	if (key !== undefined) writeFileSync(`demo/public/recruiters/${key}.svg`, wordmark(manners[key] ?? "frame", name));
