import type { Programme } from "#src/school/pages/programme.ts";

export const undergraduate: Programme = {
	title: "Bachelor of Architecture",
	lead: "Five years, ten semesters, one studio at a time. Every studio starts with a walk across the site and ends with something you can stand on, look through or sit under.",
	overview: [
		"In the first year you draw from things, build with your hands, and spend one night in a shelter you made. In the second you measure a village, with permission, and learn to draw what you’ve understood. The third brings structure, services and climate, and a concrete beam that the class casts, loads and breaks.",
		"In the fourth year you design on a steep site, then leave the hill for a semester of practical training in a registered architect’s office. In the fifth you ask one question, spend half a year finding out, and answer it with a thesis.",
		"Alongside the studio you study history, theory of structures, building construction, services, landscape, professional practice and eleven electives, from furniture to grassland. Every subject has an exam, and none is ever far from the drawing board.",
	],
	facts: [
		{ label: "Practical training", value: "One semester, fourth year" },
		{ label: "Final work", value: "Thesis in the tenth semester" },
		{ label: "After the degree", value: "Registration with the Council of Architecture" },
	],
	eligibility: [
		"You’ve passed a recognised aptitude test in architecture: NATA or an equivalent.",
		"From 10+2: at least 50% aggregate in physics, chemistry and mathematics, and at least 50% aggregate in the 10+2 examination as a whole.",
		"Or from a 10+3 diploma: at least 50% aggregate, with mathematics as a compulsory subject.",
		"There’s no direct lateral entry into the second or any later year.",
	],
	howToApply: [
		{
			title: "Have your documents ready",
			text: "You need the mark sheets of Class 10 and Class 12 or of the diploma, each with its own file name. Send PDF or Word files up to 5 MB, or take photos with your phone.",
		},
		{
			title: "Fill in the form",
			text: "Two steps: personal details, then education and your NATA status. You can apply before you’ve taken the test or have the result.",
		},
		{
			title: "Pay the application fee",
			text: "Pay online after you send the form. You get an application number. Keep it for any questions.",
		},
		{
			title: "Send the score",
			text: "When the aptitude test result is out, enter it on your application page. The link is in our email.",
		},
		{
			title: "Come and talk",
			text: "We’ll invite you, with your family if you like, to talk about things you’ve looked at or made. Bring some.",
		},
		{
			title: "Accept your seat",
			text: "If we offer you a seat, accept it on your application page by the last day of the offer. It’s yours as soon as you accept. We check your original certificates on the reporting date (day of joining).",
		},
	],
	pictures: [{ key: "axonometric-11", alt: "Studio building of three storeys turned across each other" }],
};
