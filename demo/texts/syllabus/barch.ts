import type { Semester } from "#src/school/programmes.ts";

/** Syllabus of the demo school’s B.Arch, ten semesters. */
export const barchSyllabus: Semester[] = [
	{
		about: "Draw what’s in front of you",
		subjects: [
			{
				name: "First-Year Studio",
				hours: 12,
				contents:
					"Things of daily use drawn at full size; a neighbour’s drawing explained to the class; a seat for one place on the campus.",
			},
			{
				name: "Measured Drawing",
				hours: 4,
				contents: "Plan, section and elevation of a room you can walk into, with a tape and a level.",
			},
			{ name: "Visual Arts", hours: 4, contents: "Charcoal, lino and shadow; lines may be corrected, not erased." },
			{
				name: "Materials and Construction 1",
				hours: 4,
				contents: "Stone, brick, lime and mud; a wall of each, built in the yard.",
			},
			{ name: "Theory of Structures 1", hours: 3, contents: "Loads, supports and equilibrium, with models that fail." },
			{
				name: "History of Architecture 1",
				hours: 3,
				contents: "From the first settlements of the subcontinent to the rock-cut halls.",
			},
		],
	},
	{
		about: "Build by hand",
		subjects: [
			{
				name: "Basic Design",
				hours: 12,
				contents: "Space, light and measure; a shelter for one night, built at full size and slept in.",
			},
			{ name: "Graphic Representation", hours: 4, contents: "Axonometric, perspective, shade and lettering by hand." },
			{
				name: "Materials and Construction 2",
				hours: 5,
				contents: "Openings, arches, floors and roofs of small houses.",
			},
			{ name: "Theory of Structures 2", hours: 3, contents: "Beams and frames: shear, bending and deflection." },
			{ name: "History of Architecture 2", hours: 3, contents: "Temple towns, courts and houses of southern India." },
			{ name: "Workshop Practice", hours: 3, contents: "Timber joints, metal and casting; safety at machines." },
		],
	},
	{
		about: "Measure a village",
		subjects: [
			{
				name: "Architectural Design 1",
				hours: 10,
				contents:
					"A village, with permission: houses, lanes, water and the people who use them; a small public room for it.",
			},
			{
				name: "Vernacular Architecture",
				hours: 3,
				contents: "How houses were built in the hills and on the plains, by whom and out of what.",
			},
			{
				name: "Measured Drawing of a Village",
				hours: 4,
				contents: "Every door of one lane, surveyed in teams of four.",
			},
			{ name: "Building Construction 3", hours: 5, contents: "Timber roofs, stairs, windows and rain." },
			{ name: "Theory of Structures 3", hours: 3, contents: "Columns, trusses and timber." },
			{ name: "Surveying and Levelling", hours: 3, contents: "Chain, level and total station; contours of a terrace." },
			{ name: "Climate and Comfort", hours: 2, contents: "What people say about heat, and what their walls do." },
		],
	},
	{
		about: "Build on a terrace",
		subjects: [
			{
				name: "Architectural Design 2",
				hours: 10,
				contents: "A small building on a strip of old terraces with a fall of twenty metres.",
			},
			{
				name: "Building Construction 4",
				hours: 5,
				contents: "Foundations and retaining walls on slopes; waterproofing.",
			},
			{ name: "Theory of Structures 4", hours: 3, contents: "Soil, foundations and reinforced concrete." },
			{ name: "History of Architecture 3", hours: 3, contents: "Sultanates, Mughals and hill forts." },
			{ name: "Ecology and Site Planning", hours: 3, contents: "Reading a site: water, soil, trees and wind." },
			{ name: "Water and Waste", hours: 3, contents: "Supply, drains, tanks and treatment by reed beds." },
			{ name: "Computer Applications", hours: 3, contents: "Drawing, tables and short programs, with free software." },
		],
	},
	{
		about: "Break a beam",
		subjects: [
			{ name: "Architectural Design 3", hours: 10, contents: "A building that is carried by an idea of structure." },
			{
				name: "Theory of Structures 5",
				hours: 4,
				contents: "A concrete beam designed, cast, loaded and broken by the class.",
			},
			{ name: "Bamboo and Timber Structures", hours: 4, contents: "Joints, trusses and models at one to five." },
			{ name: "Electrical Services", hours: 3, contents: "Light, power and lifts; solar roofs." },
			{
				name: "Building Climatology",
				hours: 3,
				contents: "Sun paths, shading and air movement, calculated and measured.",
			},
			{ name: "History of Architecture 4", hours: 3, contents: "Industry, empire and the modern movement." },
			{ name: "Elective", hours: 3, contents: "One of eleven, from furniture to grassland." },
		],
	},
	{
		about: "Services and climate",
		subjects: [
			{
				name: "Architectural Design 4",
				hours: 10,
				contents: "A building for many people, designed with its ducts, drains and daylight.",
			},
			{ name: "Acoustics and Fire Safety", hours: 3, contents: "Rooms for speech and music; ways out." },
			{ name: "Landscape Architecture", hours: 4, contents: "Planting, paths and water on slopes." },
			{ name: "Structural Models", hours: 3, contents: "Shells, cables and folded plates, tested by hand." },
			{ name: "Conservation of Buildings", hours: 4, contents: "Survey, decay and repair of a building in the town." },
			{ name: "Urban Housing", hours: 3, contents: "Density, streets and shared ground." },
			{ name: "Elective", hours: 3, contents: "One of eleven, from furniture to grassland." },
		],
	},
	{
		about: "A steep site",
		subjects: [
			{
				name: "Architectural Design 5",
				hours: 12,
				contents: "A public building on a steep site, drawn to its details.",
			},
			{
				name: "Estimation and Specification",
				hours: 4,
				contents: "Quantities, rates and contracts, starting with the mess menu.",
			},
			{
				name: "Professional Practice",
				hours: 4,
				contents: "Council, client, tender and fee; letters that can be read out in court.",
			},
			{ name: "Urban Design Theory", hours: 3, contents: "Streets, squares and the rules that make them." },
			{ name: "Digital Design", hours: 3, contents: "Models, maps and programs of ten lines or fewer." },
			{ name: "Elective", hours: 4, contents: "One of eleven, from furniture to grassland." },
		],
	},
	{
		about: "Practical training",
		subjects: [
			{
				name: "Practical Training",
				hours: 40,
				contents:
					"One semester in the office of a registered architect, full time; a report every month, and a visit by the school.",
			},
		],
	},
	{
		about: "Ask one question",
		subjects: [
			{ name: "Thesis Seminar", hours: 8, contents: "Your own question, its sources and its site." },
			{ name: "Architectural Design 6", hours: 10, contents: "A room at full size, down to its joints." },
			{ name: "Research Methods", hours: 4, contents: "Reading, counting, interviewing and keeping an index." },
			{ name: "Academic Writing", hours: 2, contents: "A dissertation of 8,000 words." },
			{ name: "Construction Management", hours: 3, contents: "Programmes, sites and safety." },
			{ name: "Elective", hours: 3, contents: "One of eleven, from furniture to grassland." },
		],
	},
	{
		about: "Answer it",
		subjects: [
			{
				name: "Thesis",
				hours: 26,
				contents: "The answer, as a building, a place or a piece of research, before a jury in public.",
			},
			{ name: "Thesis Seminar", hours: 4, contents: "Weekly reviews; the written part." },
		],
	},
];
