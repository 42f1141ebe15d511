import type { Semester } from "#src/school/programmes.ts";

/** Syllabus of the demo school’s diploma, six semesters. */
export const diplomaSyllabus: Semester[] = [
	{
		about: "Measure and sharpen",
		subjects: [
			{ name: "Drawing 1", hours: 12, contents: "Pencils, lines, lettering; plan and section of things and rooms." },
			{ name: "Workshop Practice 1", hours: 8, contents: "Sharpening, sawing, planing; a joint drawn and then cut." },
			{ name: "Mathematics 1", hours: 5, contents: "Algebra, geometry and measure." },
			{ name: "Applied Science", hours: 3, contents: "Materials, forces and heat." },
			{ name: "English and Tamil for Site and Office", hours: 2, contents: "Notes, letters and instructions." },
		],
	},
	{
		about: "Draw a wall",
		subjects: [
			{ name: "Drawing 2", hours: 12, contents: "A wall from footing to coping, and the openings in it." },
			{ name: "Workshop Practice 2", hours: 6, contents: "Masonry, plaster and formwork in the yard." },
			{ name: "Building Construction 1", hours: 5, contents: "Stone, brick, lime and cement." },
			{ name: "Mathematics 2", hours: 5, contents: "Trigonometry and mensuration." },
			{ name: "Site Safety", hours: 2, contents: "Ladders, scaffolds and first aid." },
		],
	},
	{
		about: "Survey",
		subjects: [
			{ name: "Drawing 3", hours: 11, contents: "A small house as found: survey drawings in a set." },
			{ name: "Surveying and Levelling 1", hours: 6, contents: "Chain, level and staff in the survey field." },
			{ name: "Building Construction 2", hours: 5, contents: "Roofs, stairs and joinery." },
			{ name: "Mathematics 3", hours: 5, contents: "Functions and coordinates." },
			{ name: "Building Services", hours: 3, contents: "Water, drains and wiring." },
		],
	},
	{
		about: "Estimate",
		subjects: [
			{ name: "Drawing on the Computer", hours: 11, contents: "The same set again with free programs, and plotted." },
			{ name: "Surveying and Levelling 2", hours: 5, contents: "Total station; contours and setting out." },
			{ name: "Estimating", hours: 6, contents: "Quantities, rates and abstracts." },
			{ name: "Mathematics 4", hours: 5, contents: "Calculus, as far as entry to a B.Arch asks for it." },
			{ name: "Theory of Structures", hours: 3, contents: "Loads, beams and what to leave alone." },
		],
	},
	{
		about: "On site",
		subjects: [
			{ name: "Building Site", hours: 36, contents: "Four months on a building site, with a diary that is read." },
			{ name: "Site Seminar", hours: 3, contents: "Back at school: what was seen, drawn and asked." },
		],
	},
	{
		about: "Draw so that someone can build it",
		subjects: [
			{ name: "Working Drawings", hours: 14, contents: "A complete set for one small building, checked by a builder." },
			{ name: "Workshop Project", hours: 6, contents: "One part of it at full size." },
			{
				name: "Specification and Site Management",
				hours: 5,
				contents: "What is written beside a drawing; registers and bills.",
			},
			{ name: "Mathematics 5", hours: 5, contents: "Revision, and papers of earlier years." },
		],
	},
];
