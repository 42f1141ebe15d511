import type { StaffSeed } from "../types.ts";

export const others: StaffSeed[] = [
	{
		name: "Mr. R. Murugesan",
		designation: "Workshop Superintendent",
		qualification: "Diploma in Carpentry and Joinery, I.T.I.",
		experienceYears: 24,
		department: "Workshop",
		subjects: "Workshop Practice; Joinery",
		picture: { kind: "portrait", seed: 19, alt: "Drawn portrait of R. Murugesan" },
		description: `R. Murugesan made doors and windows in Mettupalayam before he came to us, and he made most of ours as well. In his workshop every student learns to sharpen, saw, plane and sweep, in that order. He can see from the gate whether somebody has slept, and will send them back. His collection of failed joints, each with a label in his neat hand, is consulted by all departments. The school’s insurers have visited him twice, once to inspect and once to take notes.`,
	},
	{
		name: "Ms. Grace Rajamani",
		designation: "Librarian",
		qualification: "M.A. (English), M.L.I.Sc.",
		experienceYears: 19,
		department: "Library",
		subjects: "Research Methods; Academic Writing",
		picture: { kind: "portrait", seed: 6, alt: "Drawn portrait of Grace Rajamani" },
		description: `Grace Rajamani has built up the library from two steel cupboards to 18,500 volumes and a lending desk for tape measures. She keeps three indexes of the school’s theses in her own hand, teaches research methods to the final year, and reads every dissertation for its commas. Silence is not something that she demands; it forms around her. She knows which book you need before you have finished describing the other one.`,
	},
	{
		name: "Ar. Devika Ramaswamy",
		designation: "Visiting Faculty",
		qualification: "B.Arch, M.Arch (Urban Conservation)",
		experienceYears: 14,
		department: "Urban Design",
		subjects: "Thesis Seminar; Street Repair",
		picture: { kind: "portrait", seed: 38, alt: "Drawn portrait of Devika Ramaswamy" },
		description: `Devika Ramaswamy runs a practice of five people in Coonoor that looks after streets: culverts, steps, walls, gutters and the arguments between neighbours about all of these. She teaches with us for two days a week, leads the thesis seminar, and keeps notes from every jury she has ever attended. She is known for requiring a detail at full size from urban designers and a plan of the whole neighbourhood from those who do interiors.`,
	},
	{
		name: "Mr. B. Joghee",
		designation: "Chief Warden and Physical Director",
		qualification: "M.P.Ed., Diploma in Mountaineering",
		experienceYears: 20,
		department: "Hostels and Sports",
		subjects: "Trekking; Swimming; Health and Wellness",
		picture: { kind: "portrait", seed: 33, alt: "Drawn portrait of B. Joghee" },
		description: `B. Joghee lives between the two hostels, at an equal distance from both, and is woken by each about equally often. As warden he has three rules and no notice-board; as physical director he has taught several hundred people to swim and taken every batch since the first over the ridge on foot. He was a district runner in his youth and is still not easily overtaken uphill. He settles quarrels by sending the parties to fetch something heavy together.`,
	},
];
