import type { CampusPage } from "#src/school/pages/campus.ts";

export const mess: Omit<CampusPage, "figure"> = {
	title: "Mess",
	lead: "The Boiler House once drove a tea factory and now feeds a school. Three hundred and forty residents, and anyone who happens to be near, eat under a roof twelve metres high, with a ridge vent that opens with a rope.",
	cards: [
		{
			title: "The menu",
			text: "South Indian breakfasts. Other meals follow a rota of regions that the residents draw up: a Kerala day, a Bengal day, a day of millets. Vegetarian food is cooked separately and served first. Fish comes up the road twice a week.",
		},
		{
			title: "The kitchen",
			text: "Selvam and eleven others cook from four in the morning, with pressure vessels, because water boils here at 92 degrees. Steam comes from wood waste and a solar preheater. We run the kitchen garden and its compost together with the landscape class.",
		},
		{
			title: "The committee",
			text: "Eight residents, one cook and a person from accounts meet every fortnight in public. They set the menu, publish what everything costs, and weigh what gets thrown away. They’ve voted on upma. It stays.",
		},
		{
			title: "Hours, and in between",
			text: "Breakfast from seven, lunch at half past twelve, tea at four, dinner from half past seven to nine, and half an hour longer on the eve of a jury. At other times the side counter has bananas, bread and a kettle.",
		},
	],
	pictures: [
		{ key: "section-perspective-16", alt: "High gabled hall with tables, cut open" },
		{ key: "elevation-7", alt: "Hall front with arches below and a veranda above" },
		{ key: "kitchen-2", alt: "Cooks at steaming vessels on wood stoves, the garden beyond the door" },
	],
};
