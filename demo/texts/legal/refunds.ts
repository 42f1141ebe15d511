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
	lead: "What is given back, by when, and whom to ask. The sums stand on the page of fees.",
	since: "22 November 2026",
	notice: demonstrationNotice("22 November 2026"),
	sections: [
		{
			heading: "The application fee",
			gloss: "It pays for reading your application.",
			paragraphs: [
				applicationFeeRefund,
				"A payment that fails is not kept: if your bank took the money all the same, it goes back to the account that it came from, as a rule within seven working days. The application stays where it is, and its fee can be paid again from the link in our email.",
				"An application can be withdrawn at any time, on its page or by writing to us. If it has not been read by then, the fee is given back whole.",
			],
		},
		{
			heading: "Fees of the programmes",
			gloss: "The earlier you tell us, the more comes back.",
			paragraphs: [
				"If you give up your place, this share of what you have paid for tuition, studio and examinations is given back. What counts is the day on which your letter or email arrives.",
				"After that the year’s fees are due in full, those of later years are not. Where a rule of the university or of a regulator is better for you, that rule holds.",
			],
			table: tableOf(
				["You leave", "You get back"],
				refundSteps.map(({ when, share, less }): [string, string] => [
					when,
					`${share === 0 ? "Nothing" : `${share}%`}${less ? `, less ${rupees(less)} for the office’s work` : ""}`,
				]),
			),
		},
		{
			heading: "Deposit, hostel and mess",
			gloss: "What you have not used is yours.",
			paragraphs: [
				`The deposit${fees ? ` of ${rupees(fees.deposit)}` : ""} is given back within 30 days after you leave, less what is broken or owed, with a list of both.`,
				"Hostel and mess are given back for the months that have not begun.",
			],
		},
		{
			heading: "If the school cancels",
			gloss: "Then you get all of it.",
			paragraphs: [
				"If a programme is not offered in the year that you applied for, everything that you have paid for it is given back within 15 days, the application fee included.",
			],
		},
		{
			heading: "How to ask, and how long it takes",
			gloss: "One letter, 15 working days.",
			paragraphs: [
				`Write to the accounts office of ${name}, at ${email}, with your name, the reference of your application or your roll number, and, for a bank transfer, the account. By phone: ${phone}.`,
				"Money goes back the way it came: to the card, the UPI address or the account that paid, and to no one else. The office answers within five working days and pays within fifteen; banks take up to seven more.",
				"If you think that the office is wrong, write to the principal at the same address, with “Refund” in the first line. Original certificates are returned whatever the state of the money.",
			],
		},
	],
};
