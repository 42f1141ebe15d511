import { runApart } from "#src/documents/run-apart.server.ts";
import type { Refusal } from "#src/refusal.ts";
import type { FilmFacts } from "./clean-film.server.ts";
import { damagedFilm } from "./film-error.ts";

const script = "src/content/media/film/film-process.server.ts";

/** Longest time, for a film of 200 MB on a slow machine. A damaged table may keep its reader busy for longer. */
const longestMs = 60_000;

/**
 * Writes a film as visitors get it, and measures it, in a separate process.
 * @param to the file to write
 * @throws what the file system refuses
 * @returns what it is, or why it can't be taken, as the end of the sentence "wall.mp4: …"
 */
export async function rewriteFilm(
	path: string,
	to: string,
	maxMs = longestMs,
): Promise<{ ok: true; facts: FilmFacts } | Refusal> {
	const output = await runApart({ script, argument: JSON.stringify([path, to]), heap: 256, maxMs });
	const result = output ? JSON.parse(output.toString()) : { ok: false, message: damagedFilm };
	if (result.failure) throw new Error(result.failure);
	return result;
}
