import type { FolderTexts, SchoolTextName } from "#src/school-texts.ts";
import { admissionSeasons } from "./admissions.ts";
import { admitted } from "./admitted.ts";
import { fees } from "./fees.ts";
import { identity } from "./identity.ts";
import { messages } from "./messages.ts";
import { navigation } from "./navigation.ts";
import { about } from "./texts/about.ts";
import { achievements } from "./texts/achievements.ts";
import { alumni } from "./texts/alumni.ts";
import { alumniPlaces } from "./texts/alumni-places.ts";
import { campusFigures as figures } from "./texts/campus/figures.ts";
import { fitness } from "./texts/campus/fitness.ts";
import { hostel } from "./texts/campus/hostel.ts";
import { library } from "./texts/campus/library.ts";
import { mess } from "./texts/campus/mess.ts";
import { playground } from "./texts/campus/playground.ts";
import { studio } from "./texts/campus/studio.ts";
import { campus } from "./texts/campus.ts";
import { contact } from "./texts/contact.ts";
import { filmTexts } from "./texts/films.ts";
import { newsletters } from "./texts/footer.ts";
import { home } from "./texts/home.ts";
import { privacy } from "./texts/legal/privacy.ts";
import { refunds } from "./texts/legal/refunds.ts";
import { terms } from "./texts/legal/terms.ts";
import { pages } from "./texts/pages.ts";
import { placement } from "./texts/placement.ts";
import { boardPatterns } from "./texts/programmes/boards.ts";
import { diploma } from "./texts/programmes/diploma.ts";
import { environmental } from "./texts/programmes/environmental.ts";
import { century, night, year } from "./texts/programmes/instruments.ts";
import { international } from "./texts/programmes/international.ts";
import { programmeOutlines } from "./texts/programmes/outlines.ts";
import { urbanScales } from "./texts/programmes/scales.ts";
import { undergraduate } from "./texts/programmes/undergraduate.ts";
import { urbanDesign } from "./texts/programmes/urban-design.ts";
import { diplomaWeek } from "./texts/programmes/week.ts";
import { undergraduateYears } from "./texts/programmes/years.ts";
import { questionGroups } from "./texts/questions.ts";
import { recruiters } from "./texts/recruiters.ts";
import { scholarships } from "./texts/scholarships.ts";
import { stories } from "./texts/stories.ts";
import { syllabi } from "./texts/syllabi.ts";
import { antiRagging } from "./texts/trust/anti-ragging.ts";
import { grievance } from "./texts/trust/grievance.ts";
import { responsible } from "./texts/trust/responsible.ts";
import { visits } from "./visits.ts";

/** The texts with which a new database begins. What the office has written since is never overwritten. */
export const texts: FolderTexts = {
	identity,
	admissions: { seasons: admissionSeasons, admitted },
	fees,
	applicationForms: { barch: {}, march: {}, diploma: {} },
	visits,
	scholarships,
	home,
	navigation,
	pages,
	newsletters: { newsletters },
	outlines: { programmes: programmeOutlines },
	undergraduate: { ...undergraduate, years: undergraduateYears },
	environmental: { ...environmental, night, year, century },
	urbanDesign: { ...urbanDesign, scales: urbanScales },
	diploma: { ...diploma, week: diplomaWeek },
	international: { ...international, boards: boardPatterns },
	syllabi,
	campus,
	campusPages: {
		playground: { ...playground, figure: figures.playground },
		fitness: { ...fitness, figure: figures.fitness },
		mess: { ...mess, figure: figures.mess },
		studio: { ...studio, figure: figures.studio },
		library: { ...library, figure: figures.library },
		hostel: { ...hostel, figure: figures.hostel },
	},
	about,
	achievements: { achievements },
	stories: { stories },
	alumni: {
		profiles: alumni,
		places: Object.entries(alumniPlaces).map(([town, place]) => ({ town, ...place })),
	},
	films: { films: Object.entries(filmTexts).map(([key, text]) => ({ key, text })) },
	placement,
	recruiters: { recruiters },
	contact,
	questions: { groups: questionGroups },
	responsible,
	antiRagging,
	grievance,
	terms,
	refunds,
	privacy,
};

export { messages };

/** Every text is the demo school's own, so its site is open from the start. */
export const placeholders: readonly SchoolTextName[] = [];
