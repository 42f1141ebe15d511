/** A film that cannot be taken; the message ends the sentence "wall.mp4: …". */
export class FilmError extends Error {
	override name = "FilmError";
}

export const damagedFilm = "we can’t read it. It may be damaged or incomplete.";
