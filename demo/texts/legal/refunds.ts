import { rupees } from "#src/formatting/rupees.ts";
import type { LegalText } from "#src/school/pages/legal.ts";
import { fees } from "../../fees.ts";
import { identity } from "../../identity.ts";
import { applicationFeeRefund, refundSteps } from "../../refunds.ts";
import { demonstrationNotice } from "./notice.ts";
import { tableOf } from "./table.ts";

const { name, email, phone } = identity;

export const refunds: LegalText = {
	title: "Cancellation and refunds",
	lead: "What we refund, by when, and who to ask. The fees page shows all amounts.",
	since: "22 November 2026",
	notice: demonstrationNotice("22 November 2026"),
	sections: [
		{
			heading: "The application fee",
			gloss: "It pays for reviewing your application.",
			paragraphs: [
				applicationFeeRefund,
				"We do not keep a payment that failed. If money was debited, your bank returns it to your account, usually within seven working days. Your application is safe, and you can pay the fee again from the link in our email.",
				"You can withdraw an application at any time until admission, on its page or by email. If we have not reviewed it by then, we refund the whole fee.",
			],
		},
		{
			heading: "Fees of the programmes",
			gloss: "The earlier you tell us, the more we refund.",
			paragraphs: [
				"If you give up your seat, we refund this share of what you paid for tuition, studio and examinations. The day we receive your letter or email counts. The reporting date is the day of joining.",
				"More than 30 days after the reporting date, you owe the fees of that year in full, but not those of later years. If a rule of the university or a regulator is better for you, that rule applies.",
			],
			table: tableOf(
				["You give up your seat", "We refund"],
				refundSteps.map(({ when, share, less }): [string, string] => [
					when,
					`${share === 0 ? "Nothing" : `${share}%`}${less ? `, less ${rupees(less)} for processing` : ""}`,
				]),
			),
		},
		{
			heading: "Deposit, hostel and mess",
			gloss: "You pay only for what you use.",
			paragraphs: [
				`The deposit${fees ? ` of ${rupees(fees.deposit)}` : ""} is refunded within 30 days after you leave, less what is broken or owed. You get a list of both.`,
				"We refund hostel and mess fees for the months that have not started.",
			],
		},
		{
			heading: "If the school cancels",
			gloss: "Then we refund everything.",
			paragraphs: [
				"If we do not offer a programme in the year you applied for, we refund everything you paid for it within 15 days, including the application fee.",
			],
		},
		{
			heading: "How to ask, and how long it takes",
			gloss: "One email. We pay within 15 working days.",
			paragraphs: [
				`Email the accounts office of ${name} at ${email}, or call ${phone}. Give your name and your application number or roll number. For a bank transfer, also give the account.`,
				"We refund to the card, UPI address or account that paid, and to no other. The accounts office answers within five working days and pays within fifteen. The bank may take up to seven more.",
				"If you disagree with the answer, email the principal at the same address, with “Refund” in the subject. We return original certificates even if a fee is unpaid.",
			],
		},
	],
};
