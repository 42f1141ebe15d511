import { rupees } from "#src/formatting/rupees.ts";
import * as paths from "#src/paths.ts";
import type { Fees } from "#src/school/fees.ts";
import type { QuestionGroup } from "#src/school/trust.ts";
import { feesWords } from "#src/school/words/sets/admission-words.ts";
import { wordsIn } from "#src/school/words/word-set.ts";
import { firstYearLines, sumOf } from "#src/site/fees/totals.ts";
import { fees } from "../../fees.ts";

/** With hostel, mess and deposit. */
function firstYearOfBarch(of: Fees): string {
	const lines = firstYearLines(wordsIn(feesWords, undefined), of, "barch");
	const parts = lines.map(({ what, amount }) => `${what.toLowerCase()} ${rupees(amount)}`).join(", ");
	return `The first year of the B.Arch, ${of.academicYear}, with a bed and four meals a day: ${rupees(sumOf(lines))}. That is ${parts}.`;
}

export const money: QuestionGroup = {
	title: "Money",
	questions: [
		{
			slug: "cost-of-a-year",
			question: "What does a year cost, with everything?",
			answer: [
				...(fees ? [firstYearOfBarch(fees)] : []),
				"Instruments, model materials and, from the second year on, a laptop come on top; the page of fees says about how much. Tuition stays what it was when you joined.",
			],
			links: [
				{ label: "Fees, year by year", to: paths.fees },
				{ label: "Programmes side by side", to: paths.programmes },
			],
		},
		{
			slug: "application-fee",
			question: "What is the application fee for, and is it paid back?",
			answer: [
				"It pays for reading your application. The amount is shown before you pay, and a receipt comes by email. A fee that was charged twice goes back to the same card or account, usually within seven working days.",
				"Otherwise it is not refunded once the application has been read, unless the course is not offered.",
			],
			links: [{ label: "Cancellation and refunds", to: paths.refunds }],
		},
		{
			slug: "payment-failed",
			question: "The payment failed. Is the application lost?",
			answer: [
				"No. It is with us, and only the fee is missing. Pay it from the link in our email, on any device, when it suits you.",
				"If money has left your account, wait an hour. We check with the bank by ourselves, and do not take a fee twice.",
			],
			links: [{ label: "Contact", to: paths.contact }],
		},
		{
			slug: "scholarships",
			question: "Are there scholarships?",
			answer: [
				"Four full waivers a year for applicants from the district, an earn-while-you-learn fund for everyone, and help with the schemes of the State.",
				"A place is offered before anyone asks what your family earns.",
			],
			links: [{ label: "Scholarships: who, how much, by when", to: paths.scholarships }],
		},
		{
			slug: "donation",
			question: "Is there a donation or a capitation fee?",
			answer: [
				"No, and no one may ask for one. What is to be paid is published before admissions open, and every payment has a receipt. If someone asks you for more, tell the grievance officer.",
			],
			links: [
				{ label: "Grievances", to: paths.grievance },
				{ label: "Fees, year by year", to: paths.fees },
			],
		},
	],
};
