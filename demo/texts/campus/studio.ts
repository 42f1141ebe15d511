import type { CampusPage } from "#src/school/pages/campus.ts";

export const studio: Omit<CampusPage, "figure"> = {
	title: "Studio",
	lead: "Each student has a desk, a lamp and a square metre of wall from the first day to the last. The first two years work in the Loft, where tea leaves used to wither. The others work in the Long Studio, which comes down the slope in six levels.",
	cards: [
		{
			title: "The Loft",
			text: "Sixty metres long and open from end to end, with windows on both sides, made to let the wind blow over the leaves. The old hooks in the beams now hold models. It’s cold until ten, and then it has the best light on the hill.",
		},
		{
			title: "The Long Studio",
			text: "Six floors, each a metre and a half below the last, linked by one broad stair that serves for reviews, lectures and lunch. From the top you can see what everyone is doing. From the bottom you can hear it.",
		},
		{
			title: "Walls, juries, hours",
			text: "Pin everything up: the walls are soft board, painted every summer. Reviews are open to anyone. Studios close from one to five in the morning, by order of the principal, and to everyone’s secret relief.",
		},
		{
			title: "Computer Studio and workshop next door",
			text: "Sixty workstations and three plotters are one door to the left. Timber, bamboo and metal are one door to the right. Most projects wear out the threshold on both sides.",
		},
	],
	pictures: [
		{ key: "axonometric-5", alt: "Studio with its roof raised, the desks inside visible" },
		{ key: "night-studio-8", alt: "Studio at night with a lamp on every desk" },
		{ key: "section-5", alt: "Section through a hall with a trussed roof and arched windows" },
	],
};
