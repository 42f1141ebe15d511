import type { StaffSeed } from "../types.ts";

export const associateProfessors: StaffSeed[] = [
	{
		name: "Ar. Kavitha Selvaraj",
		designation: "Associate Professor",
		qualification: "B.Arch, M.Arch (Environmental Architecture)",
		experienceYears: 17,
		department: "Environmental Architecture",
		subjects: "Building Climatology; Environmental Design Studio",
		picture: { kind: "portrait", seed: 4, alt: "Drawn portrait of Kavitha Selvaraj" },
		description: `Kavitha Selvaraj coordinates the M.Arch in Environmental Architecture and looks after the weather station, which she visits every morning as other people visit a temple. Her practice in Coimbatore, which she ran until 2018, built eleven houses without a single air conditioner. She is interested in cold: how it moves, where it collects, and what a wall can do about it. Students say that she asks only one question, which is “who opens it?”, and that they go on hearing it for years.`,
	},
	{
		name: "Dr. Shalini Hegde",
		designation: "Associate Professor",
		qualification: "B.Arch, M.L.Arch, Ph.D. (Landscape Ecology)",
		experienceYears: 16,
		department: "Landscape and Ecology",
		subjects: "Landscape Architecture; Ecology and Site Planning",
		picture: { kind: "portrait", seed: 22, alt: "Drawn portrait of Shalini Hegde" },
		description: `Shalini Hegde grew up on an areca farm in the Western Ghats and knows what a slope does in July. She founded the nursery of shola trees and grasses behind the library, advises two panchayats about their springs, and takes every landscape class outside for the first hour, in any weather. Her research is on the edge between grassland and forest. She is patient with frogs, leeches and beginners, less so with the word “greenery”, for which there is a fine, payable in weeding.`,
	},
	{
		name: "Ar. Imran Sheriff",
		designation: "Associate Professor",
		qualification: "B.Arch, M.Arch (Urban Design)",
		experienceYears: 15,
		department: "Urban Design",
		subjects: "Urban Design Studio; Mobility and Public Space",
		picture: { kind: "portrait", seed: 3, alt: "Drawn portrait of Imran Sheriff" },
		description: `Imran Sheriff teaches the urban design studio mainly on foot. He worked on footpaths and bus corridors for the municipalities of three cities, and left the last of them on the day on which 4 kilometres of his kerb were opened, 11 centimetres too high. The studio under him has mapped the drains of the old market, the steps of the town, its shade, its benches and its night. He owns a pram, which contains rice, and lends it freely.`,
	},
	{
		name: "Ar. Sandeep Deshpande",
		designation: "Associate Professor",
		qualification: "B.Arch, M.Tech (Building Technology)",
		experienceYears: 18,
		department: "Architecture",
		subjects: "Building Construction; Materials; Architectural Design",
		picture: { kind: "portrait", seed: 7, alt: "Drawn portrait of Sandeep Deshpande" },
		description: `Sandeep Deshpande believes that one should have broken a beam before specifying one. After studying in Pune and Roorkee he spent nine years as site architect for schools and hospitals in hill districts, where he learnt to draw details that survive a lorry, a strike and a change of mason. He leads the fourth-year studio and the construction yard, casts a concrete beam with each third year, and marks drawings with a carpenter’s pencil. He sings while checking levels, mostly in Marathi and mostly in tune.`,
	},
];
