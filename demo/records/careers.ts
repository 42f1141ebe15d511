import type { CareerSeed } from "./types.ts";

/** Eight openings, latest posted first; the last two are past their date on the day of the first start. */
export const careers: CareerSeed[] = [
	{
		slug: "assistant-professor-building-construction",
		title: "Assistant Professor, Building Construction",
		qualification: "B.Arch and M.Arch or M.Tech, registered with the Council of Architecture",
		experienceMin: 2,
		experienceMax: 8,
		vacancies: 2,
		place: "Main campus, The Nilgiris",
		duration: "Full time, permanent after one year",
		postedDay: -5,
		lastDay: 46,
		notes: "Bring one working drawing with site mud on it. You can have quarters on campus from the start of term.",
		description: `You’ll take the second and third years through walls, roofs, stairs and openings, half the time in the studio and half in the construction yard. Each course ends with something built at full size and taken down again.

- twelve contact hours a week, shared juries and one elective of your own
- a materials budget, which we expect you to spend
- one day a week for practice or research, which we respect

We’re looking for someone who has been in charge on a site, has been wrong there, and can talk about it. Selection takes a day: a short class for our first-years, a conversation, and lunch with the students, who also have a vote.`,
	},
	{
		slug: "associate-professor-urban-design",
		title: "Associate Professor, Urban Design",
		qualification: "M.Arch (Urban Design) or equivalent; Ph.D. welcome",
		experienceMin: 8,
		experienceMax: 15,
		vacancies: 1,
		place: "Main campus, The Nilgiris",
		duration: "Full time, permanent",
		postedDay: -9,
		lastDay: 60,
		notes: "Experience of municipal work in small towns counts as much as publications.",
		description: `The M.Arch in Urban Design admits twenty students a year and works on towns of fewer than a hundred thousand people. That’s where most people in hill districts live, and where few urban designers do. You’ll lead the third-semester studio and supervise theses.

The studio needs a town that has agreed to be studied and an office that will look at the results. We hope you can bring at least the first of these. Teaching is in English. You need Tamil, Kannada or Malayalam for anything that matters outdoors.

Send us a letter, a list of works, and two drawings of the same place made ten years apart, by anyone.`,
	},
	{
		slug: "workshop-instructor-metal",
		title: "Workshop Instructor, Metal",
		qualification: "I.T.I. (Welder or Fitter), or long practice",
		experienceMin: 5,
		experienceMax: 20,
		vacancies: 1,
		place: "The Workshop",
		duration: "Full time",
		postedDay: -14,
		lastDay: 38,
		notes: "The trial is practical. We provide tools, gloves and lunch.",
		description: `The timber workshop has a neighbour: a small bay for cutting, bending and welding, where third- to fifth-year students make brackets, hinges, frames and mistakes. We need someone to run it.

Your day begins with checking the gas and ends with counting the goggles. In between, you’ll show forty people how to strike an arc, and stop some of them. You’ll work with R. Murugesan, who is particular.

A certificate is good, and a good weld is better. On trial day, we’ll ask you to make a gate hinge from a drawing with one error in it.`,
	},
	{
		slug: "studio-tutor-first-year",
		title: "Studio Tutor, First Year",
		qualification: "B.Arch with a portfolio of hand drawings",
		experienceMin: 0,
		experienceMax: 3,
		vacancies: 3,
		place: "The Loft",
		duration: "One academic year, renewable once",
		postedDay: -20,
		lastDay: 27,
		notes: "We especially welcome recent graduates of other schools.",
		description: `Three tutors each look after a group of about twenty-six beginners: at the desk, in the workshop, on the watershed walk, and on the night in the shelters, where you’ll have to sleep too.

You don’t need teaching experience. It’s enough to draw well, to listen longer than you speak, and to remember what it was like. In the first month, experienced colleagues will teach you how to give a review.

Tutors share a house at the upper gate, with a wood stove and a view of everyone who comes late. Many have gone on to an M.Arch; two have come back as assistant professors.`,
	},
	{
		slug: "assistant-librarian-archives",
		title: "Assistant Librarian, Drawings Archive",
		qualification: "M.L.I.Sc., or a degree in history or conservation with archive training",
		experienceMin: 1,
		experienceMax: 6,
		vacancies: 1,
		place: "Library",
		duration: "Full time, three years",
		postedDay: -26,
		lastDay: 52,
		notes: "Reading knowledge of Tamil is essential.",
		description: `The archive of measured drawings has grown to some 1,900 sheets, one eleven-metre section and a tin trunk. We need someone to catalogue, flatten and scan it, and to answer letters from the people whose houses are in it.

You’ll design the catalogue with Grace Rajamani, set the rules for lending copies to villages, families and researchers, and train two student assistants. If a household has asked us not to show a sheet, you’re the one who makes sure we don’t.

An alumni endowment pays for the job for three years. By then, someone who has never met you should be able to use the archive.`,
	},
	{
		slug: "hostel-warden-shola-house",
		title: "Resident Warden, Shola House",
		qualification: "Any degree; certificate in counselling preferred",
		experienceMin: 3,
		experienceMax: 12,
		vacancies: 1,
		place: "Shola House",
		duration: "Full time, residential",
		postedDay: -33,
		lastDay: 33,
		notes:
			"This job is in the women’s hostel, and we invite applications from women. Family quarters of two rooms and a kitchen.",
		description: `One hundred and eighty women live in Shola House, most of them away from home for the first time, and all of them with a deadline. The warden is there at night, at weekends and when the water stops.

The work takes calm, a good ear and a bunch of keys. You keep the register, arrange the doctor’s visits, sit with the mess committee, and notice who has stopped coming to dinner. Two night staff, a counsellor and eight trained senior residents support you, and so does a chief warden who believes in days off.

Residents take part in the interview. Past questions include: what do you do when someone cries, and do you like dogs?`,
	},
	{
		slug: "visiting-faculty-landscape-grasslands",
		title: "Visiting Faculty, Grassland Ecology",
		qualification: "M.Sc. or Ph.D. in botany, ecology or forestry",
		experienceMin: 4,
		experienceMax: 25,
		vacancies: 1,
		place: "Main campus and field sites",
		duration: "One semester, twelve teaching days",
		postedDay: -75,
		lastDay: -24,
		notes: "Field days start at six. We can lend you boots and rain cover.",
		description: `The landscape elective spends a third of its time on grassland, and we’d like someone who knows one grass from the next to teach it. You’d have twelve days, eight of them in the field, with sixteen students who draw better than they identify.

The result should be a field guide to some thirty species, drawn by the class and checked by you, that a builder or a forest guard could use.

We pay an honorarium and your travel, and give you a room with a heater.`,
	},
	{
		slug: "accounts-and-fees-officer",
		title: "Accounts and Fees Officer",
		qualification: "B.Com; working knowledge of accounting software",
		experienceMin: 2,
		experienceMax: 10,
		vacancies: 1,
		place: "Admissions Office",
		duration: "Full time, permanent",
		postedDay: -98,
		lastDay: -41,
		notes: "The office is heated.",
		description: `You’re the one who answers when a parent asks whether we’ve received a payment. Fees, receipts, scholarships, refunds and the petty cash of four electives all cross this desk, along with letters about what bamboo should cost.

We value accuracy, and people who can explain a number to someone who’s worried. You need Tamil and English. Malayalam, Kannada or Hindi will be useful daily.

Your predecessor is retiring after sixteen years. She’ll stay for a month to show you the ledgers and the short way to the bank.`,
	},
];
