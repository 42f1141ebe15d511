import type { Visits } from "#src/school/visits.ts";

/** Saturdays, while the school takes applications. */
export const visits: Visits = {
	weekday: 6,
	begins: ["10:00", "14:00"],
	minutes: 120,
	places: 12,
	mostPeople: 4,
	months: [11, 12, 1, 2, 3, 4, 5, 6],
	closed: ["2026-12-26", "2027-01-16"],
	weeksAhead: 8,
	lead: "Two hours on a Saturday, with someone who studies here. Bring your parents, your questions and a jacket.",
	sights: [
		{
			title: "The studios",
			text: "You stand beside the desks, and anyone who sits there tells what they are drawing.",
		},
		{ title: "The library", text: "From the stair you see the whole valley, if it is a clear day." },
		{ title: "The workshop", text: "Saws, joints and models, and where the first-years learn to sharpen." },
		{ title: "A hostel and the mess", text: "A room as it is lived in, and tea at the end." },
	],
	notes: [
		"A tour is free and asks for no application. It has no influence on one either.",
		"Wear shoes with a grip: the campus lies on a slope, with many steps. If steps are difficult for you, say so in the form and we go another way.",
		"It can rain at any time of the year. The tour takes place all the same.",
	],
	meetAt: "The entrance hall, by the stairs",
};
