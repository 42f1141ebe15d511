import type { Campus } from "#src/school/pages/campus.ts";
import { houses } from "./campus/houses.ts";
import { campusLevels } from "./campus/levels.ts";

export const campus: Campus = {
	lead: "Fourteen acres on the side of a valley, fifty-seven metres from top to bottom. There are 214 steps, one stream, and a dog.",
	overviewTitle: "A factory becomes a school",
	overview: [
		"The campus began as a tea factory. Its withering loft, boiler house and sorting room were sound, well lit and too large for anyone else, and became a studio, a mess and a workshop with fewer changes than you’d think. Everything added since, the Long Studio, the library and two hostels, follows the contours, because digging is expensive and water remembers.",
		"It lies at about 2,240 metres. The south-west monsoon arrives in June and the north-east one in October; in between there is sun, mist, and in January frost. Buildings here have deep eaves, small windows on the cold side and drains you can see. We ask students to find out why.",
		"Nothing is more than nine minutes from anything else, downhill. To the north the grounds end in a strip of young shola forest that the school has been planting since its third batch; to the south they end in tea.",
	],
	sectionLead: "From the shola above the upper gate to the tea below the lower one: fifty-seven metres, 214 steps.",
	levels: campusLevels,
	houses,
	studentLife: [
		{
			title: "Trekking",
			text: "A walk on the second Sunday of every month, from an easy round by the lake to a full day on the ridges, with permits where the forest department asks for them. You can borrow boots. We leave no one behind, and no one picks anything.",
			picture: { key: "ridges-9", alt: "Valley between folded slopes, with tall trees in front" },
		},
		{
			title: "Cycling",
			text: "Thirty cycles with low gears and very good brakes, looked after by a student club that teaches you to mend them. The favourite ride goes to the Ketti valley and back by rail, with your cycle in the van.",
			picture: { key: "map-7", alt: "Map with roads winding round a hill" },
		},
		{
			title: "Health and wellness",
			text: "A clinic with a nurse every day and a doctor on call, a counsellor three days a week, six hours without studio every night, and a rule that no submission falls on the morning after a holiday.",
			picture: { key: "planting-plan-4", alt: "Round garden of beds in rings, seen from above" },
		},
	],
	counters: [
		{ label: "metres above the sea", value: 2240 },
		{ label: "acres of hillside", value: 14 },
		{ label: "volumes in the library", value: 18500 },
		{ label: "beds in two hostels", value: 340 },
		{ label: "shola saplings planted", value: 9000, suffix: "+" },
	],
	cards: {
		playground: {
			title: "Playground",
			text: "The one flat place on the hill: grass, courts, and whatever we’re building at full size this week.",
			picture: { key: "court-plan-8", alt: "Court with white markings among trees, from above" },
		},
		mess: {
			title: "Mess",
			text: "An old boiler house with a roof twelve metres high, and a committee that has voted on upma.",
			picture: { key: "elevation-6", alt: "Tower and low hall on sloping ground, with trees around" },
		},
		library: {
			title: "Library",
			text: "Books, theses, measured drawings, and 42 seats by the window, none of which you can reserve.",
			picture: { key: "shelves-10", alt: "Bookshelves with a ladder leaning against them" },
		},
		hostel: {
			title: "Hostel",
			text: "Two houses for 340 residents, with morning sun in nearly every room and a kettle on every floor.",
			picture: { key: "hostel-mist-8", alt: "Hostel gables with many windows, seen from close by in mist" },
		},
		studio: {
			title: "Studio",
			text: "Two long rooms with a desk and a lamp for everyone, and soft walls to pin things up on.",
			picture: { key: "section-16", alt: "Section of a stepped studio on a hillside" },
		},
	},
	computerStudio: {
		title: "Computer Studio",
		text: "Sixty workstations under a solar roof, three plotters, and software you can take home.",
		picture: { key: "night-studio-12", alt: "Rows of desks in lamplight, seen at night" },
	},
};
