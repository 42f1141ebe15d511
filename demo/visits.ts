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
		{ title: "Entrance hall", text: "We meet by the stairs: ten steps, for ten semesters.", after: 0, metres: 2240 },
		{
			title: "Long Studio",
			text: "Walk between the desks. Students will tell you what they’re drawing.",
			after: 10,
			metres: 2245,
		},
		{
			title: "Library",
			text: "On a clear day, you can see the whole valley from the stairs.",
			after: 35,
			metres: 2254,
		},
		{ title: "Hostel", text: "A real student room, and its view.", after: 50, metres: 2262 },
		{ title: "Playground", text: "The one flat place, with what students built on it.", after: 65, metres: 2236 },
		{
			title: "Workshop",
			text: "Saws, joints and models, and where the first-years learn to sharpen.",
			after: 75,
			metres: 2236,
		},
		{ title: "Student Centre", text: "The climbing wall, and the room below it.", after: 95, metres: 2228 },
		{ title: "Mess", text: "Tea, and time for your questions.", after: 105, metres: 2219 },
	],
	notes: [
		"Tours are free. You don’t need to have applied, and a visit doesn’t affect your application.",
		"Wear shoes with good grip. The campus is on a slope, with many steps. If steps are difficult for you, tell us in the form and we’ll take another route.",
		"It can rain at any time of the year. Tours go ahead in the rain.",
	],
	meetAt: "The entrance hall, by the stairs",
};
