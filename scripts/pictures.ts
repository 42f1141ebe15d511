import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Picture } from "../content/records/types.ts";

const folder = "build/media";
const stamp = join(folder, ".drawn-by");

/** Draws every picture that the content asks for into `build/media`, unless it lies there, drawn by the same scripts. */
export async function drawPictures(say: (text: string) => void) {
	const drawnBy = fingerprint();
	if (existsSync(stamp) && readFileSync(stamp, "utf8") !== drawnBy) rmSync(folder, { recursive: true });
	mkdirSync(folder, { recursive: true });
	writeFileSync(stamp, drawnBy);
	const there = new Set(readdirSync(folder));
	const missing = (await wanted()).filter(({ kind, seed }) => ![...there].some((name) => name.startsWith(`${kind}-${seed}-`) && name.endsWith(".webp")));
	if (missing.length === 0) return;
	say(`Drawing ${missing.length} pictures (a minute or two, the first time only)`);
	const { renderPicture } = await import("./draw/render.ts");
	let drawn = 0;
	const next = async (): Promise<void> => {
		const picture = missing.pop();
		if (!picture) return;
		await renderPicture(picture.kind, picture.seed, folder);
		drawn += 1;
		if (drawn % 50 === 0) say(`${drawn} drawn`);
		return next();
	};
	await Promise.all(Array.from({ length: availableParallelism() }, next));
}

/** Every picture that stands anywhere in the content, once. */
async function wanted(): Promise<Picture[]> {
	const found = new Map<string, Picture>();
	for (const file of filesOf("content")) collect(await import(pathToFileURL(file).href), found);
	return [...found.values()];
}

function collect(value: unknown, found: Map<string, Picture>) {
	if (typeof value !== "object" || value === null) return;
	if ("kind" in value && "seed" in value && "alt" in value) {
		const picture = value as Picture;
		found.set(`${picture.kind}-${picture.seed}`, picture);
		return;
	}
	for (const part of Object.values(value)) collect(part, found);
}

function fingerprint(): string {
	const hash = createHash("sha256");
	for (const path of filesOf("scripts/draw")) hash.update(path).update(readFileSync(path));
	return hash.digest("hex");
}

function filesOf(path: string): string[] {
	const entries = readdirSync(path, { recursive: true, withFileTypes: true });
	return entries.filter((entry) => entry.isFile() && /\.ts$/.test(entry.name) && !entry.name.includes(".test.")).map((entry) => join(entry.parentPath, entry.name)).sort();
}
