import { identity } from "#school/identity.ts";
import { readDay } from "#src/calendar/day.ts";
import * as paths from "#src/paths.ts";

/**
 * Structured data (https://schema.org) with the properties that
 * https://developers.google.com/search/docs/appearance/structured-data asks for. `pageMeta` puts them into one graph per
 * page.
 */
type Site = string;
type Crumb = { words: string; to: string };
export type Dated = { title: string; date: string; picture: string; description: string; path: string };

const schoolId = (site: Site) => `${site}/#school`;

/** The school itself. */
export function school(site: Site) {
	return {
		"@type": "CollegeOrUniversity",
		"@id": schoolId(site),
		name: identity.name,
		alternateName: identity.shortName,
		url: `${site}/`,
		logo: `${site}/icons/icon-512.png`,
		image: `${site}/og/index.png`,
		telephone: identity.phone,
		email: identity.email,
		foundingDate: String(identity.foundedIn),
		address: postalAddress(identity.address.lines.slice(0, -1).join(", ")),
		geo: {
			"@type": "GeoCoordinates",
			latitude: identity.place.latitude,
			longitude: identity.place.longitude,
			elevation: identity.place.altitude,
		},
		sameAs: identity.social.map(({ url }) => url),
	};
}

/** The school's address. @param street left out where only the town is meant */
function postalAddress(street?: string) {
	const { lines, region, postalCode } = identity.address;
	return {
		"@type": "PostalAddress",
		streetAddress: street,
		addressLocality: lines.at(-1),
		addressRegion: region,
		postalCode,
		addressCountry: "IN",
	};
}

/** A reference to the school from another entity. */
function ourSchool(site: Site) {
	return {
		"@type": "CollegeOrUniversity",
		"@id": schoolId(site),
		name: identity.name,
		url: `${site}/`,
		logo: `${site}/icons/icon-512.png`,
	};
}

type Programme = {
	path: string;
	name: string;
	description: string;
	/** Such as "B.Arch". */
	credential: string;
	/** ISO 8601: "P5Y". */
	duration: string;
};

/** A programme of study. */
export function course(site: Site, { path, name, description, credential, duration }: Programme) {
	return {
		"@type": "Course",
		"@id": `${site}${path}#course`,
		name,
		description,
		url: `${site}${path}`,
		inLanguage: "en",
		educationalCredentialAwarded: credential,
		provider: ourSchool(site),
		hasCourseInstance: {
			"@type": "CourseInstance",
			courseMode: "Onsite",
			courseSchedule: { "@type": "Schedule", duration, repeatFrequency: "P1Y", repeatCount: 1 },
		},
	};
}

/** A one-day event. */
export function schoolEvent(site: Site, { title, date, picture, description, path, place }: Dated & { place: string }) {
	return {
		"@type": "Event",
		"@id": `${site}${path}#event`,
		name: title,
		startDate: readDay(date),
		endDate: readDay(date),
		eventStatus: "https://schema.org/EventScheduled",
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		location: {
			"@type": "Place",
			name: place,
			address: postalAddress(),
		},
		image: [`${site}${picture}`],
		description,
		url: `${site}${path}`,
		organizer: ourSchool(site),
	};
}

export function newsArticle(site: Site, news: Dated) {
	return { "@type": "NewsArticle", ...article(site, news), author: ourSchool(site) };
}

/** @param blog.author a person, or "Admin" for the school itself */
export function blogPosting(site: Site, { author, ...blog }: Dated & { author: string }) {
	return {
		"@type": "BlogPosting",
		...article(site, blog),
		author: author === "Admin" ? ourSchool(site) : { "@type": "Person", name: author },
	};
}

function article(site: Site, { title, date, picture, description, path }: Dated) {
	const day = readDay(date);
	return {
		"@id": `${site}${path}#article`,
		headline: title,
		description,
		image: [`${site}${picture}`, `${site}/og${path}.png`],
		...(day && { datePublished: `${day}T00:00:00+05:30`, dateModified: `${day}T00:00:00+05:30` }),
		mainEntityOfPage: `${site}${path}`,
		publisher: ourSchool(site),
	};
}

type Opening = {
	path: string;
	title: string;
	html: string;
	postedOn: string;
	lastDate: string;
	place: string;
	duration: string;
	qualification: string;
	vacancies: number;
	leastYears: number;
};

export function jobPosting(site: Site, opening: Opening) {
	return {
		"@type": "JobPosting",
		"@id": `${site}${opening.path}#job`,
		title: opening.title,
		description: opening.html,
		datePosted: readDay(opening.postedOn),
		validThrough: `${readDay(opening.lastDate)}T23:59:59+05:30`,
		employmentType: /part[ -]time/i.test(opening.duration)
			? "PART_TIME"
			: /full time/i.test(opening.duration)
				? "FULL_TIME"
				: "TEMPORARY",
		hiringOrganization: ourSchool(site),
		jobLocation: {
			"@type": "Place",
			name: opening.place,
			address: postalAddress(identity.address.lines[0]),
		},
		qualifications: opening.qualification,
		experienceRequirements: {
			"@type": "OccupationalExperienceRequirements",
			monthsOfExperience: opening.leastYears * 12,
		},
		totalJobOpenings: opening.vacancies,
		url: `${site}${opening.path}`,
	};
}

/** Breadcrumbs from the home page to the page itself. */
export function breadcrumbs(site: Site, crumbs: readonly Crumb[]) {
	const all = [{ words: "Home", to: paths.home }, ...crumbs];
	return {
		"@type": "BreadcrumbList",
		itemListElement: all.map(({ words, to }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: words,
			item: `${site}${to}`,
		})),
	};
}
