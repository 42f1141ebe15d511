import { readDay } from "#src/calendar/day.ts";
import { ourSchool, postalAddress, type Site } from "./structured-data.ts";

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
	minYears: number;
};

export function jobPosting(site: Site, opening: Opening) {
	return {
		"@type": "JobPosting",
		"@id": `${site.url}${opening.path}#job`,
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
			address: postalAddress(site, site.identity.address.lines[0]),
		},
		qualifications: opening.qualification,
		experienceRequirements: {
			"@type": "OccupationalExperienceRequirements",
			monthsOfExperience: opening.minYears * 12,
		},
		directApply: true,
		totalJobOpenings: opening.vacancies,
		url: `${site.url}${opening.path}`,
	};
}
