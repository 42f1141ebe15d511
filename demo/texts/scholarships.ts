import { rupees } from "#src/formatting/rupees.ts";
import type { Scholarships } from "#src/school/scholarships.ts";
import { partTotal } from "#src/site/fees/totals.ts";
import { fees } from "../fees.ts";

const worth = fees ? `At today’s fees, that’s ${rupees(partTotal(fees, "barch", "tuition"))}.` : "";

export const scholarships: Scholarships = {
	lead: "Four full tuition waivers a year for applicants from the district, paid work on campus, and help with government schemes. We offer seats without asking what your family earns.",
	awards: [
		{
			figure: "4",
			unit: "full waivers a year",
			title: "Waivers for the district",
			who: [
				"B.Arch applicants with an offer, whose family lives in one of the six taluks of the district.",
				"The family’s income must be below the limit of the State’s scholarship scheme.",
			],
			howMuch: [
				`Full tuition for all ten semesters. ${worth}`,
				"You still pay for studio, exams, hostel and mess. The money comes from a fund that alumni started with their first salaries.",
			],
			byWhen: "Apply by then. We’ll name the four students when that round’s selection list comes out.",
			deadline: "round-2",
			tuitionShare: 100,
			programmes: ["barch"],
			how: [
				"There’s no separate form. Just give your address in the district in your application. If you’re admitted and may qualify, we’ll email you and ask for an income certificate.",
				"If more than four qualify, a committee chooses those who couldn’t afford to come otherwise.",
			],
		},
		{
			figure: "₹150",
			unit: "an hour",
			title: "Earn while you learn",
			who: ["Every student from the second semester on, whatever your family earns."],
			howMuch: [
				"Up to eight hours a week, paid at the end of each month: about ₹4,800.",
				"You work in the library, the workshop, the archive of measured drawings or the nursery, or as a tutor for first-years.",
			],
			byWhen: "Sign up in the first week of each semester. After that, ask if any hours are left.",
			how: [
				"Put your name and two choices on the list at the library counter. We’ll make sure your hours don’t clash with juries.",
			],
		},
	],
	schemesNotes: [
		"The State and central governments also help with fees. Their departments decide who gets how much. The amounts change from year to year, and may depend on how you were admitted.",
		"The admissions office has the forms and closing dates, checks your documents before you send them, and writes the certificates you need from the school. Ask there before you rely on an amount.",
	],
	schemes: [
		{
			name: "First graduate concession",
			from: "Government of Tamil Nadu",
			what: "Reduces tuition for the first person in a family to study for a professional degree. You need a first graduate certificate from the revenue office.",
		},
		{
			name: "Post-matric scholarships",
			from: "Government of Tamil Nadu and Government of India",
			what: "Fees and an allowance for students from the Scheduled Castes and Tribes, the Backward and Most Backward Classes and minorities, below an income limit.",
		},
		{
			name: "Pudhumai Penn and Tamil Pudhalvan",
			from: "Government of Tamil Nadu",
			what: "₹1,000 a month to students who went to government schools from Class 6 to 12.",
			perYear: 12_000,
			programmes: ["barch", "diploma"],
		},
		{
			name: "Central sector schemes",
			from: "Government of India",
			what: "For students with high marks in Class 12 and a family income below a limit, on the National Scholarship Portal.",
			address: "https://scholarships.gov.in",
		},
		{
			name: "Education loans",
			from: "Banks",
			what: "Banks ask for a letter of admission and our table of fees. The office stamps both on the same day. The government may pay part of the interest if your family’s income is low.",
		},
	],
};
