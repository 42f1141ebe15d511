import * as paths from "#src/paths.ts";
import { pagesNotOffered } from "#src/school/offering.ts";
import type { SchoolTexts } from "#src/school-texts.ts";
import type { CampusLifeProps } from "./campus-life.tsx";
import type { StudentStoriesProps } from "./student-stories.tsx";
import { type DraftedApplications, draftedApplications } from "./welcome-back/drafted-applications.server.ts";

const storiesShown = 5;
const enoughForAPage = 3;

type HomeContent = { campus: CampusLifeProps; stories: StudentStoriesProps; drafted: DraftedApplications };

/** Selects only the texts that the home page shows, so that the others are not shipped with its code. */
export function homeContent({ campus, outlines, stories: { stories } }: SchoolTexts): HomeContent {
	const missing = pagesNotOffered(outlines);
	const { computerStudio, cards, lead } = campus;
	const drafted = draftedApplications();
	return {
		drafted: {
			...drafted,
			applications: drafted.applications.filter(({ page }) => !missing.has(page)),
		},
		campus: {
			lead,
			cards: [
				{ ...computerStudio, to: paths.studio },
				{ ...cards.library, to: paths.library },
				{ ...cards.hostel, to: paths.hostel },
			],
		},
		stories: {
			stories: stories
				.slice(0, storiesShown)
				.map(({ title, studentName, video, ownFilm, picture }) => ({ title, studentName, video, ownFilm, picture })),
			more: stories.length >= enoughForAPage,
		},
	};
}
