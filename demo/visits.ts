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
	lead: "Two hours on a Saturday, with a student as your guide. Bring your parents, your questions and a jacket.",
	sights: [
		{
			title: "The studios",
			text: "Walk between the desks. Students will tell you what they’re drawing.",
		},
		{ title: "The library", text: "On a clear day, you can see the whole valley from the stairs." },
		{ title: "The workshop", text: "Saws, joints and models, and where the first-years learn to sharpen." },
		{ title: "A hostel and the mess", text: "A real student room, and tea at the end." },
	],
	notes: [
		"Tours are free. You don’t need to have applied, and a visit doesn’t affect your application.",
		"Wear shoes with good grip. The campus is on a slope, with many steps. If steps are difficult for you, tell us in the form and we’ll take another route.",
		"It can rain at any time of the year. Tours go ahead in the rain.",
	],
	meetAt: "The entrance hall, by the stairs",
};
