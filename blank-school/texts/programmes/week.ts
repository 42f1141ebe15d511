/** A working week of the diploma: half of it at the drawing board, half of it on the feet. */
export const diplomaWeek = [
	{ day: "Monday", morning: "Drawing", afternoon: "Workshop" },
	{ day: "Tuesday", morning: "Survey field", afternoon: "Drawing" },
	{ day: "Wednesday", morning: "Drawing", afternoon: "Workshop" },
	{ day: "Thursday", morning: "Site", afternoon: "Drawing" },
	{ day: "Friday", morning: "Drawing", afternoon: "Workshop" },
];
