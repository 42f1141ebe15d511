import type { StaffSeed } from "../types.ts";

export const professors: StaffSeed[] = [
	{
		name: "Dr. Meenakshi Sundaresan",
		designation: "Principal",
		qualification: "B.Arch, M.Arch, Ph.D. (climate-responsive housing)",
		experienceYears: 31,
		department: "Architecture",
		subjects: "Architectural Design; Climate and Comfort",
		picture: { kind: "portrait", seed: 2, alt: "Drawn portrait of Meenakshi Sundaresan" },
		email: "principal@doddabetta.example",
		works: [
			"1996–2009: 214 houses in four colonies of low-cost housing, Tiruchirappalli and Madurai",
			"2014: *What people say about heat*, doctoral thesis, in the library",
			"2019: Library roof and weather station, on the campus, with two years of M.Arch students",
		],
		workPictures: [
			{
				kind: "section",
				seed: 6,
				alt: "Section of two low buildings on either side of a tree",
				caption: "Two of the 214 houses and the tree between them, Madurai, 2004. Drawn again for the archive.",
			},
		],
		description: `Meenakshi Sundaresan came up the hill for one semester in 2009 and has been principal since 2016. Before that she built low-cost housing in Tiruchirappalli and Madurai for fourteen years. She still visits every one of those houses once in three years, with a thermometer and a box of sweets. Her doctoral work compared what people said about heat with what their walls did. She teaches the first week of the first semester herself, sits on every final jury, and keeps an hour after lunch when anyone can walk in. The door is usually open anyway, because it sticks.`,
	},
	{
		name: "Dr. Joseph Kuruvilla",
		designation: "Professor",
		qualification: "B.Arch, M.Arch (Conservation), Ph.D.",
		experienceYears: 27,
		department: "History and Conservation",
		subjects: "History of Architecture; Conservation of Buildings",
		picture: { kind: "portrait", seed: 27, alt: "Drawn portrait of Joseph Kuruvilla" },
		email: "joseph.kuruvilla@doddabetta.example",
		works: [
			"1999–2008: Repairs of seven timber churches and eleven granaries in central Kerala",
			"2011 to today: The measured-drawing archive, some 1,900 sheets, open to anyone in the library",
			"In progress: a book about repairs",
		],
		workPictures: [
			{
				kind: "elevation",
				seed: 9,
				alt: "Row of gabled houses on a slope, drawn in elevation, one of them red",
				caption: "From the measured-drawing archive: a row near Kotagiri. The red house has been repaired since.",
			},
		],
		description: `Joseph Kuruvilla reads buildings from the bottom up, beginning with the drain. He repaired timber churches and granaries in central Kerala before he started to teach, and founded the measured-drawing archive, which now has some 1,900 sheets. His lectures on the history of architecture run from the megaliths of the Nilgiris to the bus stand, and are famous for the slides of buildings on the day after they were finished. He’s writing a book about repairs, and collects brackets.`,
	},
	{
		name: "Dr. Farida Contractor",
		designation: "Professor",
		qualification: "B.Arch, M.Arch (Urban Design), Ph.D.",
		experienceYears: 25,
		department: "Urban Design",
		subjects: "Urban Design Theory; Urban Housing",
		picture: { kind: "portrait", seed: 12, alt: "Drawn portrait of Farida Contractor" },
		email: "farida.contractor@doddabetta.example",
		works: [
			"1998: *Stairs of a chawl*, thesis, in the library",
			"2001–2012: Upgrading of four markets and two bus terminals in Mumbai and Pune",
			"2016: *Count first*, the studio handbook of the M.Arch in Urban Design, free to download in the library",
		],
		workPictures: [
			{
				kind: "stair",
				seed: 12,
				alt: "Stair winding round a centre, in plan and elevation",
				caption: "The back stair of the chawl, from her thesis of 1998.",
			},
			{
				kind: "map",
				seed: 9,
				alt: "Map of a hill town and the ways through it",
				caption: "Walking routes to the market, from “Count first”.",
			},
		],
		description: `Farida Contractor set up the postgraduate course in urban design and leads its first semester. She grew up in a three-storey chawl in Mumbai, wrote her thesis on its staircases, and spent eleven years upgrading markets and bus terminals before she turned to teaching. A plan that doesn’t show the hawkers, she says, is fiction. From her, students learn to count first and draw second, and to present to an engineer, a councillor and a shopkeeper in three different ways on the same afternoon.`,
	},
	{
		name: "Dr. N. Raghunathan",
		designation: "Professor",
		qualification: "B.E. (Civil), M.E. (Structures), Ph.D.",
		experienceYears: 29,
		department: "Structures",
		subjects: "Theory of Structures; Surveying and Levelling",
		picture: { kind: "portrait", seed: 9, alt: "Drawn portrait of N. Raghunathan" },
		email: "n.raghunathan@doddabetta.example",
		works: [
			"1995–2005: Retaining walls and water tanks along three ghat roads",
			"2013: The stone retaining wall below the hostels, with the third year",
			"Every year: the bridge loading day, its results pinned up with the bridges",
		],
		workPictures: [
			{
				kind: "work-sheet",
				seed: 18,
				alt: "Section through a stone retaining wall with its drain, below a hostel",
				caption: "The retaining wall below the hostels, section, 2013. The drain behind it took longer than the wall.",
			},
		],
		description: `N. Raghunathan is an engineer among architects and enjoys the company. He spent a decade designing retaining walls and water tanks along ghat roads, and can tell from the far side of a valley which ones are going to move. His structures class uses a kitchen balance, a bicycle wheel, a loaf of bread and very few formulae, all of which you have to derive. He runs the bridge loading day, keeps the brass instruments, and no one has heard him raise his voice except to reach a staff man on the next terrace.`,
	},
];
