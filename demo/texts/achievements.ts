import * as paths from "#src/paths.ts";
import type { Achievement } from "#src/school/pages/people.ts";

/** The nine, in the order of the page. */
export const achievements: Achievement[] = [
	{
		id: 1,
		title: "Agreement with a design university",
		subtitle: "Exchange of students, studios and looms",
		year: 2023,
		category: "Partnership",
		picture: { key: "bridge-5", alt: "Arched bridge joining the two sides of a valley" },
		description:
			"A memorandum of understanding for five years: nine students go in each direction every year, teachers sit on each other’s juries, and one studio is taught jointly.",
		source: { text: "News: the exchange studio", to: paths.newsDetails("exchange-studio-with-design-university") },
	},
	{
		id: 2,
		title: "Agreement with a foundation for building crafts",
		subtitle: "Bamboo, timber, lime and those who work with them",
		year: 2024,
		category: "Partnership",
		picture: { key: "joint-detail-9", alt: "Crossed timbers resting on a post" },
		description:
			"The foundation pays visiting craftspeople at the rate of visiting faculty and has equipped the treatment tank; the school documents what is taught, and sends the record to those who taught it.",
		source: { text: "News: the treatment tank", to: paths.newsDetails("bamboo-treatment-tank") },
	},
	{
		id: 3,
		title: "World-record painting event",
		subtitle: "One canvas, many hands",
		year: 2023,
		category: "World Record",
		picture: { key: "poster-9", alt: "Poster of many square tiles forming one field" },
		description:
			"Students, staff and schoolchildren of the district took part in a collective painting that was entered as a world record. The canvas was afterwards cut up, and a piece of it hangs in each of the schools.",
		source: { text: "The record’s certificate hangs beside the mess" },
	},
	{
		id: 4,
		title: "10 years",
		subtitle: "Of weather, free to download",
		year: 2026,
		category: "Research",
		flutes: 10,
		description:
			"The station on the library roof has been read every ten minutes since 2016. The record is public, with its eleven gaps marked; one of them says ‘monkeys’.",
		source: { text: "News: the record to download", to: paths.newsDetails("weather-station-ten-years") },
	},
	{
		id: 5,
		title: "Best design student award",
		year: 2024,
		category: "Student Achievement",
		picture: { key: "sketchbook-9", alt: "Open sketchbook with plans, views and trees" },
		description:
			"A student of the final year received the award for a body of studio work from all five years, sketchbooks included. The jury asked to keep one of the books overnight.",
		source: { text: "The jury’s citation lies in the library" },
	},
	{
		id: 6,
		title: "9,000 shola saplings",
		subtitle: "A flute for every thousand",
		year: 2025,
		category: "Campus",
		flutes: 9,
		description:
			"Planted by students, staff and the children of the primary school where wattle stood, from seed of the school’s own nursery. The first of them are now a little over head height.",
		source: { text: "News: how the shola is planted", to: paths.newsDetails("twelve-hundred-shola-saplings") },
	},
	{
		id: 7,
		title: "63 cracks",
		subtitle: "Marked with the people who live above and below them",
		year: 2026,
		category: "Service",
		description:
			"Thirty students and as many residents walked every wall, stair and drain of a settlement on the Coonoor side for five days. The residents read the tell-tales every month; two drains have been cleared.",
		source: { text: "News: the walk along the slope", to: paths.newsDetails("slope-cracks-walked-with-residents") },
	},
	{
		id: 8,
		title: "Meet of two hundred artists",
		subtitle: "Three days in the Loft and on its slopes",
		year: 2024,
		category: "Event",
		picture: { key: "roofscape-8", alt: "Houses of a hill town rising roof above roof" },
		description:
			"Two hundred painters, printmakers and sculptors from the southern states worked side by side on the campus, and students carried easels, mixed plaster and watched. Forty works stayed with the school.",
		source: { text: "The list of the two hundred hangs in the Loft" },
	},
	{
		id: 9,
		title: "Swimming championship",
		subtitle: "Nine swimmers from a campus without a pool",
		year: 2024,
		category: "Sports",
		description:
			"The team trains in a borrowed pool, at six in the morning, after a bus ride of forty minutes. At the championship of the affiliated colleges all that travelling paid off.",
		highlights: [
			"Gold in the 4 × 50 metres freestyle relay, women",
			"Gold and silver in the 100 metres breaststroke, men",
			"Bronze in the 200 metres individual medley, women",
			"Nine swimmers, seven finals",
		],
		source: { text: "The list of results hangs beside the mess" },
	},
];
