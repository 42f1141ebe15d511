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
			"Students, staff and schoolchildren from the district took part in a collective painting that was entered as a world record. The canvas was later cut up, and a piece of it hangs in each of the schools.",
		source: { text: "The record’s certificate hangs beside the mess" },
	},
	{
		id: 4,
		title: "19th in India",
		subtitle: "National student-association ranking 2024",
		year: 2024,
		category: "Ranking",
		flutes: 19,
		description:
			"The national association of architecture students ranks its member colleges by what their delegations do in a year of trophies and conventions. Ours travelled by train and came 19th.",
		source: { text: "Published by the national student association, 2024" },
	},
	{
		id: 5,
		title: "Best design student award",
		year: 2024,
		category: "Student Achievement",
		picture: { key: "sketchbook-9", alt: "Open sketchbook with plans, views and trees" },
		description:
			"A final-year student received the award for a body of studio work from all five years, sketchbooks included. The jury asked to keep one of the books overnight.",
		source: { text: "The jury’s citation is in the library" },
	},
	{
		id: 6,
		title: "1st in the state, 9th in India",
		subtitle: "A national news magazine’s ranking, 2024",
		year: 2024,
		category: "Ranking",
		flutes: 9,
		description:
			"The magazine compared private architecture schools on teaching, facilities, placement and the opinion of practices. We print the result as it was published, and recommend a visit all the same.",
		source: { text: "Published by a national news magazine, 2024" },
	},
	{
		id: 7,
		title: "8th in India",
		subtitle: "The same magazine’s ranking, 2025",
		year: 2025,
		category: "Ranking",
		flutes: 8,
		description:
			"One place higher among the private schools of the country. The principal sent the staff a list of three things that still aren’t good enough. One of them, the library ramp, has since been fixed.",
		source: { text: "Published by the same news magazine, 2025" },
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
