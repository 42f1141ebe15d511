import { cleanFilm, measureFilm } from "./clean-film.server.ts";
import { FilmError } from "./film-error.ts";

/** Runs apart from the site: a damaged film may keep its reader busy for minutes, or take all memory. */
const [path = "", to = ""] = JSON.parse(process.argv[2] ?? "");
try {
	await cleanFilm(path, to);
	// The file that visitors get is measured because it tells more than a damaged original.
	process.stdout.write(JSON.stringify({ ok: true, facts: await measureFilm(to) }));
} catch (error) {
	if (error instanceof FilmError) process.stdout.write(JSON.stringify({ ok: false, message: error.message }));
	else if (error instanceof Error && "code" in error) process.stdout.write(JSON.stringify({ failure: error.message }));
	else throw error;
}
