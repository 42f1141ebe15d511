import * as paths from "#src/paths.ts";
import type { QuestionGroup } from "#src/school/trust.ts";

export const money: QuestionGroup = {
	title: "Money",
	questions: [
		{
			slug: "cost-of-a-year",
			question: "What does a year cost, with everything?",
			answer: [
				"Tuition, studio, hostel and mess stand side by side, year by year, on the page of fees. Ask there before you count on a sum that somebody has told you.",
				"Materials come on top. We ask first-years to buy nothing before the first week, when the workshop gives out a list and a drawer of used instruments.",
			],
			links: [{ label: "Choose a programme", to: paths.academic }],
		},
		{
			slug: "application-fee",
			question: "What is the application fee for, and is it paid back?",
			answer: [
				"It pays for reading your application. The amount is shown before you pay, and a receipt comes by mail. A fee that was charged twice goes back to the same card or account, usually within seven working days.",
				"Otherwise it is not refunded once the application has been read, unless the course is not offered.",
			],
			links: [{ label: "Terms and conditions", to: paths.terms }],
		},
		{
			slug: "payment-failed",
			question: "The payment failed. Is the application lost?",
			answer: [
				"No. It is with us, and only the fee is missing. Pay it from the link in our mail, on any device, when it suits you.",
				"If money has left your account, wait an hour. We check with the bank by ourselves, and do not take a fee twice.",
			],
			links: [{ label: "Contact", to: paths.contact }],
		},
		{
			slug: "scholarships",
			question: "Are there scholarships?",
			answer: [
				"Four full waivers a year for applicants from the district, an earn-while-you-learn fund for everybody, and help with the schemes of the State.",
				"A place is offered before anybody asks what your family earns.",
			],
			links: [{ label: "About the school", to: paths.about }],
		},
		{
			slug: "donation",
			question: "Is there a donation or a capitation fee?",
			answer: [
				"No, and nobody may ask for one. What is to be paid is published before admissions open, and every payment has a receipt. If somebody asks you for more, tell the grievance officer.",
			],
			links: [
				{ label: "Grievances", to: paths.grievance },
				{ label: "Mandatory disclosure", to: paths.disclosure },
			],
		},
	],
};
