import type { ProgrammeOutline } from "#src/school/programmes.ts";

const pgeta = {
	degree: "M.Arch",
	years: 2,
	seats: 20,
	entry: "B.Arch from a recognised institution",
	marks: "50% aggregate in the B.Arch; 45% for SC/ST",
	test: "PGETA, Council of Architecture",
	medium: "English",
} as const;

/** The four programmes, in the order of the site. */
export const programmeOutlines: ProgrammeOutline[] = [
	{
		key: "barch",
		name: "B.Arch",
		degree: "B.Arch",
		subject: "Bachelor of Architecture",
		years: 5,
		seats: 80,
		entry: "Class 12 with physics, chemistry and mathematics, or a 10+3 diploma with mathematics",
		marks: "50% in physics, chemistry and mathematics, and 50% in Class 12",
		test: "NATA or equivalent",
		medium: "English",
		campus: "The Long Studio and the Loft; one semester in an architect’s office",
		afterwards: "Registration with the Council of Architecture; practice, or an M.Arch",
	},
	{
		...pgeta,
		key: "environmental",
		name: "M.Arch Environmental Architecture",
		subject: "Environmental Architecture",
		campus: "The Long Studio, with the weather station and the loggers in the hostels",
		afterwards: "Environmental design in practices, consultancies and public works; teaching; research",
	},
	{
		...pgeta,
		key: "urbanDesign",
		name: "M.Arch Urban Design",
		subject: "Urban Design",
		campus: "The Long Studio and the town below; about 40 field days in each of the first three semesters",
		afterwards: "Urban design offices, municipal and planning departments; teaching; research",
	},
	{
		key: "diploma",
		name: "Diploma in Architecture",
		degree: "Diploma",
		subject: "Architecture, after Class 10",
		years: 3,
		seats: 30,
		entry: "Class 10",
		marks: "Class 10 pass from a recognised board",
		test: "NATA. You can apply before you have the result",
		medium: "English, with explanations in Tamil",
		campus: "The workshop and the Loft; four months on a building site",
		afterwards: "Draughting and site work, or a B.Arch after the aptitude test",
	},
];
