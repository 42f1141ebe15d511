import type { Programme } from "#src/school/pages/programme.ts";

export const environmental: Programme = {
	title: "M.Arch in Environmental Architecture",
	crumb: "Environmental Architecture",
	lead: "How a building gets through a night, a year and a century on the energy, water and materials at hand. You study it in a valley where you can’t take any of the three for granted.",
	overview: [
		"Twenty students, two years. In the first semester you measure: air, light, sound, water, and what people do about them in their houses. In the second you calculate, and compare the results with what you measured. From then on you do both together.",
		"The studio works for real households, schools and offices of the district. They sit on the juries. Projects are small, so you can draw each one down to the hinge. Then we judge them again, by their predicted temperatures, litres and tonnes.",
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
		"You have a valid score in PGETA, the Council of Architecture’s national postgraduate entrance test in architecture.",
	],
	howToApply: [
		{
			title: "Register for PGETA",
			text: "Register on the Council of Architecture’s website. You can apply to us before that.",
		},
		{
			title: "Fill in the form",
			text: "Choose M.Arch Environmental Architecture as the department. The second step asks for Class 10, Class 12 or equivalent, and the undergraduate degree, with certificates.",
		},
		{
			title: "Tell us what you’ve done",
			text: "Your registration number with the Council and your years of work are optional, but we’re interested in them.",
		},
		{
			title: "Pay the application fee",
			text: "Pay online after you send the form. You get an application number. Keep it for any questions.",
		},
		{
			title: "Send the score and a portfolio",
			text: "Send them with the form, or later on your application page. The link is in our email. The portfolio can have up to twelve sheets. At least one should show how something turned out.",
		},
		{
			title: "Interview",
			text: "We’ll talk for half an hour in the studio. Then third-semester students show you the instruments.",
		},
	],
	pictures: [{ key: "rain-section-7", alt: "Two roofs tilted towards each other to lead rain into a tank" }],
};
