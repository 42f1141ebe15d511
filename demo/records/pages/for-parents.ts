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
		"What parents ask before a child applies: recognition, cost, refunds, safety, hostel, illness, food, hours, the way up, work afterwards, and who to tell.",
	sections: [
		{
			heading: "Is the degree recognised?",
			text: `Yes. The Council of Architecture has approved the courses, and graduates of the B.Arch can register there as architects. Every letter is on the [approvals page](${paths.approvals}), with its number and how long it’s valid.`,
		},
		{
			heading: "What does it cost, all in all?",
			text: `The B.Arch with a room for two and all meals costs ${rupees(barch.total)} for five years, and a deposit of ${rupees(fees.deposit)} that we refund. [Work out your own cost](${paths.courseCost}), or read [all fees](${paths.fees}). There is no donation, and no one may ask you for one.`,
		},
		{
			heading: "Is there help with the fees?",
			text: `Four full tuition waivers a year for families of the district, paid work on the campus, and help with government schemes. We offer seats without asking what you earn. The [scholarships page](${paths.scholarships}) says who can get what, and by when.`,
		},
		{
			heading: "What if my child leaves?",
			text: `We refund a share that depends on the day, and the whole deposit. The [refund table](${paths.fees}#refunds) shows it in rupees.`,
		},
		{
			heading: "Is there ragging?",
			text: `It’s forbidden, and anyone can report it without getting into trouble: day or night at 1800-180-5522, which is free. [No ragging](${paths.antiRagging}) says what happens then.`,
		},
		{
			heading: "Who looks after the hostels?",
			text: `Wardens and night staff are in the house, and the chief warden lives between the two hostels. There are 340 beds, and we draw lots for them. Those who live furthest away come first. See the [hostels](${paths.hostel}).`,
		},
		{
			heading: "What if my child is ill?",
			text: `A nurse is in the clinic every day, a doctor is on call, and a counsellor is here three days a week. If someone needs a hospital, we drive them there and call you. More on [the campus](${paths.campus}).`,
		},
		{
			heading: "What is the food like?",
			text: `Four meals a day at cost, with vegetarian food cooked separately. Residents draw up the menu and publish the accounts. This week’s menu is on [the mess page](${paths.mess}).`,
		},
		{
			heading: "Do they work through the night?",
			text: `No. [Studios](${paths.studio}) close from one to five in the morning, and nothing is due on the morning after a holiday.`,
		},
		{
			heading: "What do graduates do?",
			text: `Of the graduates of 2026, 63 looked for work and 55 had found it by October. The median pay was ₹3,90,000 a year. The [placement page](${paths.placement}) shows three years in numbers, and how we counted.`,
		},
		{
			heading: "Who can I talk to?",
			text: `Come on a Saturday, and [a student shows you round](${paths.visit}). [Six students](${paths.ownPage("ask-a-student")}) answer questions in writing, and the office is open from nine to five: [contact](${paths.contact}). If something is wrong, parents can [complain](${paths.grievance}) as well as students.`,
			button: { label: "Visit the campus", link: paths.visit },
		},
	],
};
