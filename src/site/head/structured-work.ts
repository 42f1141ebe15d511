import { readDay } from "#src/calendar/day.ts";
import { type Dated, ourSchool, type Site } from "./structured-data.ts";

/** A student's project. */
export function studentWork(
	site: Site,
	{ title, date, picture, description, path, student }: Dated & { student: string },
) {
	const day = readDay(date);
	return {
		"@type": "VisualArtwork",
		"@id": `${site}${path}#work`,
		name: title,
		description,
		image: [`${site}${picture}`, `${site}/og${path}.png`],
		...(day && { dateCreated: day }),
		creator: { "@type": "Person", name: student },
		artform: "Architectural design",
		mainEntityOfPage: `${site}${path}`,
		publisher: ourSchool(site),
	};
}
