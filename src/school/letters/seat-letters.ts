import { form, name, reference, wholeWarning } from "./application-letters.ts";
import { defineLetter } from "./define-letter.ts";

const amount = "the sum";
const receipt = "the number of the receipt";
/** Of a fee that is to be paid by a day. */
const placeholders = { name, form, reference, amount, day: "the last day to pay" };
const needs = { subject: ["reference"], opening: ["amount", "day"] } as const;

const payerWords =
	"Send them this link instead of this mail. It shows your name, the reference and the sum, and nothing else of " +
	"your application. The seat fee can be paid there on any device.";

export const seatFeeDueLetter = defineLetter({
	key: "seat-fee-due",
	name: "The seat fee",
	when: "When an offered place is accepted and a seat fee is set for it.",
	to: "the applicant",
	placeholders,
	words: {
		subject: "{{reference}}: the seat fee is to be paid by {{day}}",
		title: "The seat fee is to be paid",
		preview: "{{amount}} for {{reference}}, by {{day}}",
		opening:
			"Dear {{name}},\n\nYou have accepted the place, and we are glad. It is yours once the seat fee of {{amount}} has " +
			"arrived. Please pay it by {{day}} on your application’s page.",
		payer: payerWords,
		closing: "The receipt comes to you by mail as soon as the fee has arrived.",
		note: wholeWarning,
	},
	needs,
});

export const seatFeeReminderLetter = defineLetter({
	key: "seat-fee-reminder",
	name: "The seat fee is still to be paid",
	when: "When a seat fee has not arrived, three days before its last day.",
	to: "the applicant",
	placeholders,
	words: {
		subject: "{{reference}}: the seat fee is still to be paid",
		title: "The seat fee is still to be paid",
		preview: "{{amount}} for {{reference}}, by {{day}}",
		opening:
			"Dear {{name}},\n\nYou have accepted the place, and its seat fee of {{amount}} has not reached us. Please pay it " +
			"by {{day}} on your application’s page.",
		payer: payerWords,
		closing:
			"If you have paid already, do not pay again: the page shows whether the money has arrived. If you do not want " +
			"the place any more, please tell us, so that we can offer it to somebody else.",
		note: wholeWarning,
	},
	needs,
});

export const seatFeePaidLetter = defineLetter({
	key: "seat-fee-paid",
	name: "Your seat fee has arrived",
	when: "When a seat fee is paid. The receipt comes with it.",
	to: "the applicant",
	placeholders: { name, reference, amount, receipt },
	words: {
		subject: "{{reference}}: the seat fee has arrived",
		title: "Your seat fee has arrived",
		preview: "{{amount}} for {{reference}}, receipt {{receipt}}",
		opening:
			"Dear {{name}},\n\nThe seat fee is paid, and the receipt comes with this mail. Please bring it when you enrol. We " +
			"write to you before the term begins.",
		closing: "",
	},
	needs: { subject: ["reference"] },
});

export const seatFeePayerReceiptLetter = defineLetter({
	key: "seat-fee-payer-receipt",
	name: "The receipt for whoever paid a seat fee",
	when: "When a seat fee is paid and whoever paid by a link has left an address. The receipt comes with it.",
	to: "whoever paid",
	placeholders: { name: "the applicant’s name", reference, amount, receipt },
	words: {
		subject: "{{reference}}: your receipt",
		title: "The seat fee has arrived",
		preview: "{{amount}} for {{reference}}, receipt {{receipt}}",
		opening:
			"Thank you. The seat fee of {{name}} is paid, and the receipt comes with this mail. It is made out to the " +
			"applicant, who gets it too.",
		closing: "This address was left on the page of the payment. We write nothing else to it.",
	},
	needs: { subject: ["reference"] },
});

export const seatFeeWaivedLetter = defineLetter({
	key: "seat-fee-waived",
	name: "Your seat fee is waived",
	when: "When the office waives a seat fee. A paper that says so comes with it.",
	to: "the applicant",
	placeholders: { name, reference, amount, receipt: "the number of the paper" },
	words: {
		subject: "{{reference}}: the seat fee is waived",
		title: "Your seat fee is waived",
		preview: "Nothing is to be paid for the place.",
		opening:
			"Dear {{name}},\n\nThe school does without the seat fee of {{amount}} for {{reference}}. Nothing is to be paid, and " +
			"the place is yours.",
		closing: "",
	},
	needs: { subject: ["reference"] },
});
