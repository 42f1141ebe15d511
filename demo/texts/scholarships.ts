import { rupees } from "#src/formatting/rupees.ts";
import type { Scholarships } from "#src/school/scholarships.ts";
import { partTotal } from "#src/site/fees/totals.ts";
import { fees } from "../fees.ts";

const worth = fees ? `That is ${rupees(partTotal(fees, "barch", "tuition"))}, as tuition stands.` : "";

export const scholarships: Scholarships = {
	lead: "Four full waivers of tuition a year for the district, paid work on the campus, and help with the schemes of the State. We offer seats before anyone asks what your family earns.",
	awards: [
		{
			figure: "4",
			unit: "full waivers a year",
			title: "Waivers for the district",
			who: [
				"B.Arch applicants who are offered a seat and whose families live in one of the six taluks of the district.",
				"Their family’s income is below the limit of the State’s scholarship scheme.",
			],
			howMuch: [
				`No tuition for all ten semesters. ${worth}`,
				"You still pay for studio, examinations, hostel and mess. The money comes from a fund that alumni began with their first salaries.",
			],
			byWhen: "We need your application by this day. We name the four with the selection list of that round.",
			deadline: "round-2",
			how: [
				"There is no separate form: give your address in the district in your application. If you’re admitted and may qualify, we’ll email you and ask for an income certificate.",
				"If there are more than four, a committee looks at who would otherwise not come.",
			],
		},
		{
			figure: "₹150",
			unit: "an hour",
			title: "Earn while you learn",
			who: ["Every student from the second semester on, whatever the family earns."],
			howMuch: [
				"Eight hours a week at the most, paid at the end of each month: about ₹4,800.",
				"In the library, the workshop, the archive of measured drawings, the nursery, and as a tutor of the first year.",
			],
			byWhen: "In the first week of each semester; what is left over is given out as it comes.",
			how: [
				"Put your name and two wishes on the list at the library counter. The warden of the fund sees that hours and juries do not meet.",
			],
		},
	],
	schemesNotes: [
		"The State and the Union help with fees too. These schemes are not ours: who gets how much is decided by the department, changes from year to year, and may depend on how you were admitted.",
		"The admissions office keeps the forms and the closing dates, checks your documents before you send them, and writes the certificates the school has to give. Ask there before you count on an amount.",
	],
	schemes: [
		{
			name: "First graduate concession",
			from: "Government of Tamil Nadu",
			what: "Takes off part of the tuition for the first person of a family to study for a degree in a professional course. It asks for a first graduate certificate of the revenue office.",
		},
		{
			name: "Post-matric scholarships",
			from: "Government of Tamil Nadu and Government of India",
			what: "For students of the Scheduled Castes and Tribes, Backward and Most Backward Classes and minorities below an income limit; fees and an allowance.",
		},
		{
			name: "Pudhumai Penn and Tamil Pudhalvan",
			from: "Government of Tamil Nadu",
			what: "A monthly amount into the bank account of students who went to government schools from Class 6 to 12.",
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
			what: "With a letter of admission and our table of fees, which the office stamps on the same day. Interest may be subsidised for small incomes.",
		},
	],
};
