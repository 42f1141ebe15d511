/** The five years of the B.Arch in a line each, for the stair of its page. */
export const undergraduateYears = [
	{
		title: "Draw what’s in front of you",
		text: "Hands before screens, and one night in a shelter of your own making.",
	},
	{ title: "Measure a village", text: "With permission, and with a drawing of every door." },
	{ title: "Break a beam", text: "Structure, services and climate, cast in concrete and loaded until it gives." },
	{ title: "Leave the hill", text: "A steep site, then a semester in the office of a registered architect." },
	{ title: "Answer one question", text: "Half a year of finding out; a thesis in the tenth semester." },
];
