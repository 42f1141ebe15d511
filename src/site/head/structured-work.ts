import { readDay } from "#src/calendar/day.ts";
import { type DatedRecord, ourSchool, type Site } from "./structured-data.ts";

/** A student's project. */
export function studentWork(
	site: Site,
	{ title, date, picture, description, path, student }: DatedRecord & { student: string },
) {
	const day = readDay(date);
	return {
		"@type": "VisualArtwork",
		"@id": `${site.url}${path}#work`,
		name: title,
		description,
		image: [`${site.url}${picture}`, `${site.url}/og${path}.png`],
		...(day && { dateCreated: day }),
		creator: { "@type": "Person", name: student },
		artform: "Design",
		mainEntityOfPage: `${site.url}${path}`,
		publisher: ourSchool(site),
	};
}
