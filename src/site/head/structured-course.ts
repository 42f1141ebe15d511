import { ourSchool, type Site } from "./structured-data.ts";

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
		"@id": `${site.url}${path}#course`,
		name,
		description,
		url: `${site.url}${path}`,
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
