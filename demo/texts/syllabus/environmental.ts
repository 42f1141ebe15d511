import type { Semester } from "#src/school/programmes.ts";

/** Syllabus of the demo school’s M.Arch in Environmental Architecture, four semesters. */
export const environmentalSyllabus: Semester[] = [
	{
		about: "Measure",
		subjects: [
			{
				name: "Environmental Design Studio 1",
				hours: 12,
				contents: "One inhabited house: its air, light, sound and water, and what people do about them.",
			},
			{ name: "Building Climatology", hours: 4, contents: "Climate data, sun paths, comfort; the weather station." },
			{ name: "Daylight and Lighting", hours: 3, contents: "Sky models, daylight boxes and eyes." },
			{ name: "Instruments and Measurement", hours: 4, contents: "Loggers, their errors, and where to put them." },
			{ name: "Research Methods", hours: 3, contents: "Questions, samples and sources." },
		],
	},
	{
		about: "Calculate",
		subjects: [
			{
				name: "Environmental Design Studio 2",
				hours: 12,
				contents: "The same house, improved on paper, with predicted temperatures, litres and tonnes.",
			},
			{
				name: "Building Simulation",
				hours: 5,
				contents: "Heat, air and daylight with free programs, checked against the loggers.",
			},
			{ name: "Water and Waste", hours: 3, contents: "Rain, springs, tanks and reed beds." },
			{ name: "Materials and Carbon", hours: 3, contents: "What a wall costs to make, to move and to renew." },
			{ name: "Academic Writing", hours: 3, contents: "A paper of 3,000 words." },
		],
	},
	{
		about: "Measure and calculate",
		subjects: [
			{
				name: "Environmental Design Studio 3",
				hours: 14,
				contents: "A school or an office of the district, for those who use it; they sit on the jury.",
			},
			{ name: "Ecology and Site Planning", hours: 3, contents: "Slope, soil and water above and below the site." },
			{ name: "Existing Buildings", hours: 3, contents: "Retrofit: insulation, openings, moisture." },
			{ name: "Thesis Preparation", hours: 4, contents: "A question, its method and a test of it." },
			{ name: "Elective", hours: 2, contents: "From the B.Arch’s list or the other M.Arch." },
		],
	},
	{
		about: "Thesis",
		subjects: [
			{ name: "Thesis", hours: 24, contents: "The fourth studio: a design or a study whose result can be measured." },
			{ name: "Thesis Seminar", hours: 3, contents: "Reviews every week, with the first year listening." },
		],
	},
];
