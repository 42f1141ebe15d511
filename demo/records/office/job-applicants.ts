import type { SampleJobApplication } from "#demo/office/sample-office.ts";

export type JobApplicant = {
	daysAgo: number;
	opening: string;
	name: string;
	place: string;
	work: readonly string[];
	note?: string;
};

/** Oldest first. */
export const jobApplicants: readonly JobApplicant[] = [
	{
		daysAgo: 12,
		opening: "associate-professor-urban-design",
		name: "Padma Krishnan",
		place: "Puducherry",
		work: ["Town planner, a district office, nine years", "Visiting teacher of urban design, four years", "M.Arch"],
		note: "I can bring a town: Villianur has agreed to be studied, and its commissioner reads.",
	},
	{
		daysAgo: 9,
		opening: "assistant-professor-building-construction",
		name: "Thomas Kurien",
		place: "Kottayam",
		work: ["Site architect, houses in laterite, six years", "Teacher of construction, two years", "M.Tech"],
		note: "The working drawing I’d bring has been rained on twice.",
	},
	{
		daysAgo: 5,
		opening: "assistant-professor-building-construction",
		name: "Shalini Raghavendra",
		place: "Mysuru",
		work: ["Her own practice, schools and clinics, five years", "M.Arch"],
	},
	{
		daysAgo: 3,
		opening: "associate-professor-urban-design",
		name: "Irfan Qureshi",
		place: "Bhopal",
		work: ["Associate professor of planning, eleven years", "Adviser to three towns below 50,000", "Ph.D."],
		note: "Can the interview be after 10 December? I’m on a jury until then.",
	},
	{
		daysAgo: 1,
		opening: "assistant-professor-building-construction",
		name: "Devaki Pillai",
		place: "Thiruvananthapuram",
		work: ["Structural detailing, an engineering office, four years", "Studio assistant, two years", "M.Tech"],
		note: "I’d like to teach in the yard first and in the room afterwards.",
	},
];

/** The file of an applicant's CV, by the position in the list. */
export function cvOf({ name }: JobApplicant, index: number) {
	return { file: `cv-${index + 1}.pdf`, name: `CV ${name}.pdf` };
}

export const sampleJobApplications: readonly SampleJobApplication[] = jobApplicants.map((applicant, index) => {
	const { daysAgo, opening, name, note = "" } = applicant;
	const [first = "someone"] = name.toLowerCase().split(" ");
	const fields = {
		name,
		note,
		consent: "true",
		email: `${first}@example.com`,
		phone_no: `+91 5${String(710_000_000 + index * 111)}`,
	};
	return { daysAgo, opening, fields, cv: cvOf(applicant, index) };
});
