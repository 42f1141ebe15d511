import { matchPath } from "react-router";
import * as paths from "#src/paths.ts";
import { metresAt, scale } from "./section-line.ts";

type HillPlace = {
	/** Metres above the sea. */
	metres: number;
	name: string;
	/** Metres along the section. */
	along: number;
	/** Pixels by which wide screens move it: so many that the ground at the left stays under the words. */
	rise: number;
	/** The page that the way up or down leads to. */
	page: string;
	/** The pages of this place. */
	pages: readonly string[];
};

/** The ten places of the section, from the lower gate up, and which pages each of them has. */
export const hillPlaces = {
	lowerGate: {
		metres: 2211,
		name: "the lower gate",
		along: 161,
		rise: -28,
		page: paths.contact,
		pages: [
			paths.contact,
			paths.visit,
			paths.bookedVisit(":token"),
			paths.quickEnquiry,
			paths.getStarted,
			paths.internationalStudents,
		],
	},
	mess: {
		metres: 2219,
		name: "the mess",
		along: 241,
		rise: -28,
		page: paths.mess,
		pages: [paths.mess, paths.blogs, paths.blogDetails(":id"), paths.announcements],
	},
	office: {
		metres: 2224,
		name: "the office",
		along: 310,
		rise: -10,
		page: paths.fees,
		pages: [
			paths.fees,
			paths.courseCost,
			paths.scholarships,
			paths.dates,
			paths.refunds,
			paths.barchApplication,
			paths.marchApplication,
			paths.diplomaApplication,
			paths.addedApplication(":programme"),
			paths.applicationLink,
			paths.application(":token"),
			paths.applicationResults(":token"),
			paths.applicationAnswers(":token", ":step"),
			paths.payerLink(":token"),
			paths.guardianLink(":token"),
			paths.guardian(":token"),
			paths.pay(":token"),
		],
	},
	studentCentre: {
		metres: 2228,
		name: "the Student Centre",
		along: 374,
		rise: 0,
		page: paths.events,
		pages: [
			paths.events,
			paths.eventDetails(":slug"),
			paths.studentStories,
			paths.fitness,
			paths.grievance,
			paths.antiRagging,
		],
	},
	ground: {
		metres: 2236,
		name: "the Ground",
		along: 446,
		rise: -28,
		page: paths.playground,
		pages: [paths.playground, paths.achievements],
	},
	stair: {
		metres: 2240,
		name: "the entrance stair",
		along: 516,
		rise: 0,
		page: paths.about,
		pages: [paths.about, paths.academic, paths.gallery, paths.staff, paths.staffDetails(":id"), paths.ownPage(":slug")],
	},
	studio: {
		metres: 2245,
		name: "the Long Studio",
		along: 595,
		rise: -18,
		page: paths.programmes,
		pages: [
			paths.undergraduate,
			paths.postgraduate,
			paths.marchUrban,
			paths.diploma,
			paths.programmes,
			paths.studio,
			paths.work,
			paths.project(":slug"),
		],
	},
	library: {
		metres: 2254,
		name: "the library",
		along: 679,
		rise: -40,
		page: paths.news,
		pages: [
			paths.library,
			paths.news,
			paths.newsDetails(":slug"),
			paths.questions,
			paths.question(":slug"),
			paths.approvals,
			paths.disclosure,
			paths.terms,
			paths.privacy,
			paths.privacyRequests,
			paths.ownData(":token"),
			paths.legalVersion(":text", ":number"),
		],
	},
	hostels: {
		metres: 2262,
		name: "the hostels",
		along: 751,
		rise: -32,
		page: paths.campus,
		pages: [paths.hostel, paths.campus],
	},
	upperGate: {
		metres: 2268,
		name: "the upper gate",
		along: 822,
		rise: -18,
		page: paths.placement,
		pages: [paths.placement, paths.careers, paths.careersDetails(":slug"), paths.alumni, paths.alumniRegistration],
	},
} as const satisfies Record<string, HillPlace>;

export type HillPlaceKey = keyof typeof hillPlaces;

/** From the lower gate up. */
const upwards = Object.keys(hillPlaces) as HillPlaceKey[];

/** The place of a page, and its neighbours; undefined for pages between the places. */
export function placeOfPage(path: string) {
	const index = upwards.findIndex((key) => hillPlaces[key].pages.some((pattern) => matchPath(pattern, path) !== null));
	const key = upwards[index];
	if (key === undefined) return undefined;
	return { at: key, below: upwards[index - 1], above: upwards[index + 1] };
}

/** Pixels from a place down to the ground beside it. @param x pixels to the right of the place */
export function heightAt(place: HillPlaceKey, x: number): number {
	const { along } = hillPlaces[place];
	return Math.round((metresAt(along) - metresAt(along + x / scale)) * scale);
}
