import { fees } from "#demo/fees.ts";
import { rupees } from "#src/formatting/rupees.ts";
import * as paths from "#src/paths.ts";
import { costOnCampus } from "#src/site/fees/whole-course/course-cost.ts";
import type { PageSeed } from "../types.ts";

const barch = costOnCampus(fees, "barch");

/** Eleven answers, short, each with the page that has the facts. */
export const forParents: PageSeed = {
	slug: "for-parents",
	title: "For parents",
	lead: "Answers to eleven questions parents ask, with links to the details.",
	description:
		"What parents ask before their child applies: recognition, cost, refunds, safety, hostels, health, food, working hours, jobs, and who to talk to.",
	sections: [
		{
			heading: "Is the degree recognised?",
			text: `Yes. The Council of Architecture has approved the courses, and graduates of the B.Arch can register there as architects. The [approvals page](${paths.approvals}) has every letter, with its number and how long it’s valid.`,
		},
		{
			heading: "What does it cost, all in all?",
			text: `Five years of the B.Arch, with a shared room and all meals, cost ${rupees(barch.total)}. There’s also a deposit of ${rupees(fees.deposit)}, which we refund. [Work out your own cost](${paths.courseCost}), or read [all fees](${paths.fees}). There’s no donation, and no one may ask you for one.`,
		},
		{
			heading: "Is there help with the fees?",
			text: `Yes. There are four full tuition waivers a year for families from the district, paid work on campus, and help with government schemes. We offer seats without asking what you earn. See [scholarships](${paths.scholarships}) for who can get what, and by when.`,
		},
		{
			heading: "What if my child leaves?",
			text: `We refund the whole deposit, less any damage or unpaid bills, and a share of the fees. The earlier you tell us, the larger the share. The [refund table](${paths.fees}#refunds) shows it in rupees.`,
		},
		{
			heading: "Is there ragging?",
			text: `It’s forbidden, and no one gets into trouble for reporting it. Call 1800-180-5522, day or night, free of charge. [No ragging](${paths.antiRagging}) says what happens next.`,
		},
		{
			heading: "Who looks after the hostels?",
			text: `Wardens and night staff are in the house, and the chief warden lives between the two hostels. There are 340 beds, and students who live furthest away come first. We draw lots for the rest. See the [hostels](${paths.hostel}).`,
		},
		{
			heading: "What if my child is ill?",
			text: `A nurse is in the clinic every day, a doctor is on call, and a counsellor is here three days a week. If someone needs a hospital, we drive them there and call you. More on [the campus](${paths.campus}).`,
		},
		{
			heading: "What’s the food like?",
			text: `Four meals a day, at cost. Vegetarian food is cooked separately. Residents decide the menu and publish the accounts. See [the mess](${paths.mess}).`,
		},
		{
			heading: "Do they work through the night?",
			text: `No. [Studios](${paths.studio}) close from one to five in the morning, and nothing is due on the morning after a holiday.`,
		},
		{
			heading: "What do graduates do?",
			text: `Of our 2026 graduates, 63 looked for work, and 55 had found it by October. Their median pay was ₹3,90,000 a year. The [placement page](${paths.placement}) has figures for three years and says how we counted.`,
		},
		{
			heading: "Who can I talk to?",
			text: `Come on a Saturday, and [a student shows you round](${paths.visit}). [Six students](${paths.ownPage("ask-a-student")}) answer questions in writing, and the [office](${paths.contact}) is open from nine to five. If something is wrong, parents can [complain](${paths.grievance}) as well as students.`,
			button: { label: "Visit the campus", link: paths.visit },
		},
	],
};
