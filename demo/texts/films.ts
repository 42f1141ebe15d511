import type { FilmKey } from "../records/types.ts";

/** Descriptions of the drawn films, for people who do not see them. None has sound. */
export const filmTexts: Readonly<Record<FilmKey, string>> = {
	"studio-day":
		"A long house with a red roof from morning to night and back: the sun crosses the sky, the windows light up, and people stand and sit behind them.",
	mist: "Mist drifts between ridges that stand one behind another above dark woods.",
	"section-build":
		"A section through three rooms on a slope builds itself from the ground up, until people sit at the tables.",
	rain: "Rain falls on a lighted house that is cut through; someone crosses in front of it with an umbrella.",
	contours: "The model of a hill, made of stacked boards with one red among them, opens and closes.",
	shadow: "Roofs among trees, seen from above, while the sun goes round and their shadows with it.",
};
