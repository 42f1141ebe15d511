import { rupees } from "#src/formatting/rupees.ts";
import * as paths from "#src/paths.ts";
import type { Fees } from "#src/school/fees.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { feesMessages } from "#src/school/messages/sets/admission-messages.ts";
import type { QuestionGroup } from "#src/school/trust.ts";
import { firstYearLines, sumOf } from "#src/site/fees/totals.ts";
import { fees } from "../../fees.ts";

/** Describes the first year's cost, including hostel, mess and deposit. */
function firstYearOfBarch(of: Fees): string {
	const lines = firstYearLines(messagesIn(feesMessages, undefined), of, "barch");
	const parts = lines.map(({ what, amount }) => `${what.toLowerCase()} (${rupees(amount)})`).join(", ");
	return `The first year of the B.Arch in ${of.academicYear} costs ${rupees(sumOf(lines))}, with hostel, mess and deposit. That’s ${parts}.`;
}

export const money: QuestionGroup = {
	title: "Money",
	questions: [
		{
			slug: "cost-of-a-year",
			question: "What does a year cost, with everything?",
			answer: [
				...(fees ? [firstYearOfBarch(fees)] : []),
				"Instruments, model materials and, from the second year, a laptop are extra. The fees page has estimates. Tuition stays the same for your whole programme.",
			],
			links: [
				{ label: "Fees, year by year", to: paths.fees },
				{ label: "Programmes side by side", to: paths.programmes },
			],
		},
		{
			slug: "application-fee",
			question: "What is the application fee for, and is it refunded?",
			answer: [
				"It pays for reviewing your application. You see the amount before you pay, and we email you a receipt. If you were charged twice, we refund the extra fee to the same card or account, usually within seven working days.",
				"If you withdraw before we’ve reviewed your application, we refund the whole fee. After that we don’t, unless the course isn’t offered.",
			],
			links: [{ label: "Cancellation and refunds", to: paths.refunds }],
		},
		{
			slug: "payment-failed",
			question: "The payment failed. Is the application lost?",
			answer: [
				"No. We have your application. You only need to pay the application fee. Use the link in our email, on any device.",
				"If money was debited, wait one hour before trying again. We check with the bank automatically.",
			],
			links: [{ label: "Contact", to: paths.contact }],
		},
		{
			slug: "scholarships",
			question: "Are there scholarships?",
			answer: [
				"Yes. There are four full tuition waivers a year for applicants from the district, an earn-while-you-learn fund for everyone, and help with State schemes.",
				"We offer seats without asking what your family earns.",
			],
			links: [{ label: "Scholarships: who, how much, by when", to: paths.scholarships }],
		},
		{
			slug: "donation",
			question: "Is there a donation or a capitation fee?",
			answer: [
				"No, and no one may ask for one. We publish all fees before admissions open, and you get a receipt for every payment. If someone asks you for more, tell the grievance officer.",
			],
			links: [
				{ label: "Grievances", to: paths.grievance },
				{ label: "Fees, year by year", to: paths.fees },
			],
		},
	],
};
