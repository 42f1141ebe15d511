import type { Programme } from "#src/school/pages/programme.ts";

export const environmental: Programme = {
	title: "M.Arch in Environmental Architecture",
	crumb: "Environmental Architecture",
	lead: "How a building gets through a night, a year and a century on the energy, water and materials at hand, studied in a valley where none of the three can be taken for granted.",
	overview: [
		"Twenty students, two years. The first semester measures: air, light, sound, water, and what people do about them in the houses that they live in. The second calculates, and compares what it has calculated with what it has measured. From then on both are done together.",
		"The studio works for real households, schools and offices of the district. They sit on the juries. Projects are small, so that each can be drawn to the hinge, and they are judged a second time by their predicted temperatures, their litres and their tonnes.",
		"The school’s own buildings are the laboratory: forty loggers in the hostels, a weather station with more than ten years of records, a solar roof, a reed bed, a tank for treating bamboo, and a guest room with too much glass.",
	],
	facts: [
		{ label: "Studio", value: "Four studios, the last one a thesis" },
		{ label: "Laboratory", value: "Weather station, loggers, daylight boxes" },
		{ label: "Software", value: "Free and open programs throughout" },
	],
	eligibility: [
		"You hold a B.Arch degree from a recognised institution with at least 50% aggregate.",
		"For candidates of the Scheduled Castes and Scheduled Tribes: at least 45% aggregate.",
		"You have a valid score in PGETA, the national post-graduate entrance test in architecture of the Council of Architecture.",
	],
	howToApply: [
		{
			title: "Register for PGETA",
			text: "Register with the Council of Architecture, on its website. You can already apply to us.",
		},
		{
			title: "Fill in the form",
			text: "Choose M.Arch Environmental Architecture as the department. The second step asks for Class 10, Class 12 or equivalent, and the undergraduate degree, with certificates.",
		},
		{
			title: "Tell us what you have done",
			text: "Your registration number with the Council and your years of work are optional, but we’re interested in them.",
		},
		{
			title: "Pay the application fee",
			text: "Pay online after you send the form. You get an application number. Keep it for any questions.",
		},
		{
			title: "Send the score and a portfolio",
			text: "Send them with the form, or later on your application page. The link is in our email. Send up to twelve sheets. At least one should show how something turned out.",
		},
		{
			title: "Interview",
			text: "We’ll talk for half an hour in the studio. Then third-semester students show you the instruments.",
		},
	],
	pictures: [{ key: "rain-section-7", alt: "Two roofs tilted towards each other to lead rain into a tank" }],
};
