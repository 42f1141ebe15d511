import type { UrbanDesignProgramme } from "#src/school/pages/programme.ts";

export const urbanDesign: Omit<UrbanDesignProgramme, "scales"> = {
	title: "M.Arch in Urban Design",
	lead: "Urban design for towns you can still walk across, where a handrail, a drain or a bus timetable can change more than a plaza.",
	overview: [
		"Most people in the hill districts live in towns of fewer than a hundred thousand people, but most urban design is taught as if everyone lived in a metropolis. This course takes the small town as its subject: its market, its slope, its water, its night, its visitors, and the office of its municipal engineer.",
		"Each of the four semesters belongs to one scale. In the first you study a street, in the second a neighbourhood, in the third a whole town, with its agreement. The fourth is the thesis. No one designs anything before the eighth week. By then you’ve walked, counted and listened enough to want something the place needs.",
		"Seminars in theory, housing, mobility, landscape, law and municipal finance run alongside. You present your work in public, in the local languages, and hand it over with the files at the end.",
	],
	facts: [
		{ label: "Studios", value: "Street, neighbourhood, town, thesis" },
		{ label: "Field days", value: "About forty in each of the first three semesters" },
		{ label: "Languages outdoors", value: "Tamil, Kannada, Malayalam, English" },
	],
	reasons: [
		{
			title: "A town ten minutes away",
			text: "Market, lake, railway, bus stand and eleven kinds of stair, all within walking distance, and an administration that answers the phone.",
		},
		{
			title: "Twenty people",
			text: "Small enough for every drawing to be discussed, and large enough for one bus.",
		},
		{
			title: "Drawing before software",
			text: "Counts, sections and maps by hand first, and then free mapping programs, in which your data stays yours.",
		},
		{
			title: "Slope as a subject",
			text: "Engineers, ecologists and designers teach drainage, stability and access on steep ground together.",
		},
		{
			title: "Results that stay",
			text: "Each studio leaves one thing behind: a survey in use, a handrail, a set of signs, a bench.",
		},
	],
	eligibility: [
		"You hold a B.Arch degree from a recognised institution with at least 50% aggregate.",
		"For candidates of the Scheduled Castes and Scheduled Tribes: at least 45% aggregate.",
		"You have a valid score in PGETA, the Council of Architecture’s national postgraduate entrance test in architecture.",
		"The course lasts two years, in four semesters.",
	],
	howToApply: [
		{
			title: "Take PGETA",
			text: "Or register for it. You can apply while you wait for the result.",
		},
		{
			title: "Fill in the form",
			text: "Choose Master of Architecture (M.Arch) in Urban Design as the department. Have your certificates ready as PDF or Word files up to 5 MB, or as photos from your phone.",
		},
		{
			title: "Pay the application fee",
			text: "Pay online after you send the form. You get an application number. Keep it for any questions.",
		},
		{
			title: "Send a portfolio and a walk",
			text: "Send up to twelve sheets, and one page about a walk you know well: where it slows down, and why. Send them with the form, or later on your application page.",
		},
		{
			title: "Interview and offer",
			text: "We meet in the studio or by video call. We make offers once we have your scores. A seat is yours as soon as you accept. We check the originals on the reporting date (day of joining).",
		},
	],
	pictures: [
		{ key: "map-8", alt: "Contour plan of a hill and the settlement at its foot" },
		{ key: "street-2", alt: "Narrow lane between houses, with people walking" },
		{ key: "roofscape-5", alt: "Roofs of a dense quarter seen at an angle" },
	],
};
