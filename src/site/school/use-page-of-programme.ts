import * as paths from "#src/paths.ts";
import type { ProgrammeOutline } from "#src/school/programmes.ts";
import { useHiddenPages } from "./page-link.tsx";
import { pagesOfProgramme } from "./programme-pages.ts";

type Outline = Pick<ProgrammeOutline, "key" | "page" | "letter">;

/**
 * Tells where to read about a programme: in the comparison, as long as its page isn't written. Undefined where that
 * isn't either.
 */
export function usePageOfProgramme(): (outline: Outline) => string | undefined {
	const hidden = useHiddenPages();
	return (outline) => {
		const { page } = pagesOfProgramme(outline);
		return [page, paths.programmes].find((path) => !hidden.has(path));
	};
}
