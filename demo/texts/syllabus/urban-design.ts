import type { Semester } from "#src/school/programmes.ts";

/** Syllabus of the demo school’s M.Arch in Urban Design, four semesters. */
export const urbanDesignSyllabus: Semester[] = [
	{
		about: "A street",
		subjects: [
			{
				name: "Urban Design Studio 1: Street",
				hours: 12,
				contents: "Walked, counted and listened to for eight weeks, and only then designed.",
			},
			{ name: "Urban Design Theory", hours: 4, contents: "Readings on streets and squares, with one walk each." },
			{ name: "Mobility and Public Space", hours: 4, contents: "Footpaths, buses, kerbs and prams." },
			{ name: "Mapping", hours: 3, contents: "By hand first, then with free programs." },
			{ name: "Research Methods", hours: 3, contents: "Counts, interviews and sources." },
		],
	},
	{
		about: "A neighbourhood",
		subjects: [
			{
				name: "Urban Design Studio 2: Neighbourhood",
				hours: 12,
				contents: "A quarter with its water, its slope and its night.",
			},
			{ name: "Urban Housing", hours: 4, contents: "Forms, densities and tenures of hill towns." },
			{ name: "Landscape Architecture", hours: 4, contents: "Drainage, stability and planting on steep ground." },
			{ name: "Planning Law", hours: 3, contents: "Acts, rules and what an order must contain." },
			{ name: "Academic Writing", hours: 3, contents: "A paper of 3,000 words." },
		],
	},
	{
		about: "A town",
		subjects: [
			{
				name: "Urban Design Studio 3: Town",
				hours: 14,
				contents: "A whole town that has agreed to be studied; presented there, in its languages.",
			},
			{
				name: "Municipal Finance",
				hours: 3,
				contents: "Where a town’s money comes from, and what it may be spent on.",
			},
			{ name: "Street Repair", hours: 3, contents: "Culverts, steps, walls and gutters at full size." },
			{ name: "Thesis Preparation", hours: 4, contents: "A question, a site and someone who needs the answer." },
			{ name: "Elective", hours: 2, contents: "From the B.Arch’s list or the other M.Arch." },
		],
	},
	{
		about: "Thesis",
		subjects: [
			{
				name: "Thesis",
				hours: 24,
				contents: "A design for one place, handed over at the end together with its files.",
			},
			{ name: "Thesis Seminar", hours: 3, contents: "Reviews every week, in public once." },
		],
	},
];
