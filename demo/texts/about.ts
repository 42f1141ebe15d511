import * as paths from "#src/paths.ts";
import type { About } from "#src/school/pages/about.ts";

export const about: About = {
	lead: "We draw, build and argue in the open air, in a tea factory that stopped making tea.",
	history: [
		"The school opened in 2008 with forty students and seven teachers on two floors of a disused tea factory below the Doddabetta ridge. The machines had been carried out that same week. There was one phone, no heating, and a withering loft sixty metres long. On the first morning someone chalked a line from one end to the other and wrote beside it: this is your desk.",
		"Much of what we do goes back to the shortages of that year. We had no sites, so we walked. We had no workshop, so we asked a carpenter from Mettupalayam, who had come to mend the windows, to stay. The library was two cupboards, so students measured buildings and filed the sheets. They’ve become the archive.",
		"Since then the B.Arch has grown to an intake of eighty, we’ve added two M.Arch courses and a diploma, and some two thousand students have sat at the long line of desks. The line is still there. We chalk it again every August.",
	],
	milestonesTitle: "The line is still there",
	milestones: [
		{ year: 2008, text: "B.Arch begins with forty students in the Loft." },
		{ year: 2010, text: "First measured-drawing camp; sheets no. 1 to 34." },
		{ year: 2013, text: "First batch graduates, thirty-six strong. The Long Studio opens its upper three levels." },
		{ year: 2015, text: "M.Arch in Urban Design." },
		{ year: 2016, text: "M.Arch in Environmental Architecture, and a mast on the library roof." },
		{ year: 2019, text: "Diploma in Architecture." },
		{ year: 2022, text: "The workshop’s third bay, for metal." },
		{ year: 2025, text: "The nine-thousandth shola sapling on the north bank." },
	],
	mission:
		"To teach people to look before they draw, to draw before they build, and to stay in touch with what they’ve built. And to share what we learn about this hill with the people who live on it.",
	vision:
		"A profession that’s called in early, that works in many languages, as carefully on small budgets as on large ones, and that leaves behind places worth repairing.",
	tiles: [
		{
			title: "Our College",
			text: "Fourteen acres, eight buildings, a stream. See how a factory became a school.",
			href: paths.campus,
			picture: { key: "site-plan-1", alt: "Site plan of buildings around a court, among trees" },
		},
		{
			title: "Admission",
			text: "Who can apply, the marks and the test you need, and what happens after the form.",
			href: paths.academic,
			picture: { key: "poster-4", alt: "Poster with very large lettering above a row of people" },
		},
		{
			title: "Scholarships",
			text: "Four full waivers a year for the district, an earn-while-you-learn fund, and help with state schemes.",
			href: paths.scholarships,
			picture: { key: "tea-slopes-7", alt: "Hills of tea with a low building" },
		},
		{
			title: "Tour",
			text: "Come on a working day and see the work. Or look through the gallery first.",
			href: paths.gallery,
			picture: { key: "stair-6", alt: "Wide outdoor steps in tiers, with small figures" },
		},
	],
	sustainabilityTitle: "What the hill gets back",
	sustainability: [
		"Old buildings first: half of our floor area was built for tea.",
		"We collect all the rain from our roofs, in tanks that hold 260,000 litres. The overflow slowly feeds the stream.",
		"A reed bed cleans the waste water from the hostels and the kitchen. We test its outflow every month and post the results at the gate.",
		"The solar roof runs the computer studio on clear days, and a display shows when it doesn’t.",
		"Every year we clear more wattle, an invasive tree, and build with it. Shola saplings from our own nursery take its place.",
		"The grassland above the upper gate stays grassland.",
		"We build models from offcuts first. The workshop weighs its waste and publishes the weight.",
		"We mend the wall before we install a heater.",
	],
	cards: [
		{
			title: "Faculty Practitioners",
			text: "One day a week our teachers build, repair or investigate. They come back with wet boots, open questions and the occasional retaining wall, and discuss all three in class.",
		},
		{
			title: "Placement Drive",
			text: "Practices from all over the south come up in small groups, look at drawings on paper and stay for dinner. We place fourth-years for training only with offices that pay.",
		},
		{
			title: "Our Philosophy",
			text: "Look, measure, draw, build, repair. In that order, and with someone who lives there.",
		},
	],
	pictures: [
		{ key: "axonometric-8", alt: "Buildings with pitched roofs stepping down a terraced hillside" },
		{ key: "roofscape-7", alt: "Large tiled roof with a chimney and a small window" },
	],
};
