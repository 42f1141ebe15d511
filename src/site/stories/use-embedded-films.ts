import { useSchool } from "#src/site/school/use-school.ts";
import { videoId } from "./video-id.ts";

/** Tells whether any story has a film that plays from YouTube, which takes the visitor's consent. */
export function useEmbeddedFilms(): boolean {
	return useSchool().stories.stories.some(({ ownFilm, video }) => !ownFilm && videoId(video));
}
