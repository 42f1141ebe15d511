import { defineLetter } from "./define-letter.ts";

export const name = "the applicant’s name, or “applicant”";
export const reference = "the number of the application";
export const form = "the form, such as “B.Arch application”";

const linkWarning = "Whoever has this link can see the application, so please do not pass this mail on.";
export const wholeWarning =
	"Whoever has the link to the application can see all of it, so please do not pass this mail on.";

const payerWords =
	"Send them this link instead of this mail. It shows your name, the reference and the sum, and nothing else " +
	"of your application. The fee can be paid there on any device.";

const guardianWords =
	"You are under 18, so the law asks for the consent of a parent or guardian before we can work with your " +
	"application. On the page behind this button you get a link for them. They can read and answer in English, Tamil " +
	"or Hindi.";

export const applicationReceivedLetter = defineLetter({
	key: "application-received",
	name: "We have your application",
	when: "As soon as an application has come in.",
	to: "the applicant",
	placeholders: {
		name,
		form,
		reference,
		documents: "a sentence that says how many documents came with it",
		fee: "a sentence that says what is to be paid, or that no fee is due",
	},
	words: {
		subject: "{{reference}}: we have your application",
		title: "We have your application",
		preview: "Your reference is {{reference}}. Please keep it.",
		opening:
			"Dear {{name}},\n\nThank you. Your {{form}} reached us and is stored under the reference {{reference}}. " +
			"{{documents}}\n\n{{fee}}",
		payer: payerWords,
		guardian: guardianWords,
		note:
			`${wholeWarning} On its page you can send what you did not have at hand, such as marks, scores and certificates, ` +
			"and correct answers until we begin to read it. Or write to {{school e-mail}} and name the reference.",
	},
	needs: { subject: ["reference"], opening: ["reference", "fee"] },
});

export const feePaidLetter = defineLetter({
	key: "fee-paid",
	name: "Your fee has arrived",
	when: "When the fee of an application is paid. The receipt comes with it.",
	to: "the applicant",
	placeholders: { name, reference, amount: "the sum", receipt: "the number of the receipt" },
	words: {
		subject: "{{reference}}: the fee has arrived",
		title: "Your fee has arrived",
		preview: "{{amount}} for {{reference}}, receipt {{receipt}}",
		opening:
			"Dear {{name}},\n\nThe application fee is paid, and the receipt comes with this mail. We write to you when your " +
			"application has been read. What you did not have at hand, such as marks or certificates, can follow on the " +
			"application’s page, by the link in our first mail.",
		closing: "",
	},
	needs: { subject: ["reference"] },
});

export const payerReceiptLetter = defineLetter({
	key: "payer-receipt",
	name: "The receipt for whoever paid",
	when: "When a fee is paid and whoever paid by a link has left an address. The receipt comes with it.",
	to: "whoever paid",
	placeholders: { name: "the applicant’s name", reference, amount: "the sum", receipt: "the number of the receipt" },
	words: {
		subject: "{{reference}}: your receipt",
		title: "The fee has arrived",
		preview: "{{amount}} for {{reference}}, receipt {{receipt}}",
		opening:
			"Thank you. The application fee of {{name}} is paid, and the receipt comes with this mail. It is made out to the " +
			"applicant, who gets it too.",
		closing: "This address was left on the page of the payment. We write nothing else to it.",
	},
	needs: { subject: ["reference"] },
});

export const feeRefundedLetter = defineLetter({
	key: "fee-refunded",
	name: "Money goes back to you",
	when: "When a fee, or a part of it, was given back.",
	to: "the applicant",
	placeholders: { name, reference, amount: "the sum" },
	words: {
		subject: "{{reference}}: {{amount}} goes back",
		title: "Money goes back",
		preview: "{{amount}} for {{reference}}",
		opening:
			"Dear {{name}},\n\nWe have given back {{amount}} of what was paid for {{reference}}. It goes to the account that " +
			"it came from, which may be somebody else’s. Banks take five to seven working days to show it.",
		closing: "If it has not arrived after ten working days, write to {{school e-mail}} and name the refund.",
	},
	needs: { subject: ["reference"], opening: ["amount"] },
});

export const feeWaivedLetter = defineLetter({
	key: "fee-waived",
	name: "Your fee is waived",
	when: "When the office waives the fee of an application. A paper that says so comes with it.",
	to: "the applicant",
	placeholders: { name, reference, amount: "the sum", receipt: "the number of the paper" },
	words: {
		subject: "{{reference}}: the fee is waived",
		title: "Your fee is waived",
		preview: "Nothing is to be paid for {{reference}}.",
		opening:
			"Dear {{name}},\n\nThe school does without the fee of {{amount}} for {{reference}}. Nothing is to be paid. We write " +
			"to you when your application has been read.",
		closing: "",
	},
	needs: { subject: ["reference"] },
});

export const answersChangedLetter = defineLetter({
	key: "answers-changed",
	name: "We have your changes",
	when: "When an applicant has changed answers. They are listed in it.",
	to: "the applicant",
	placeholders: { name, reference, changes: "the questions whose answers were changed" },
	words: {
		subject: "{{reference}}: we have your changes",
		title: "We have your changes",
		preview: "{{changes}}",
		opening: "Dear {{name}},\n\nYour application {{reference}} now says:",
		note: `${linkWarning} If you have changed nothing, write to {{school e-mail}} and name the reference.`,
	},
	needs: { subject: ["reference"] },
});

export const addressChangedLetter = defineLetter({
	key: "address-changed",
	name: "This address was taken out",
	when: "When an applicant has entered another e-mail address.",
	to: "the former address, which may be a stranger’s",
	placeholders: { reference },
	words: {
		subject: "{{reference}}: this address was taken out",
		title: "This address was taken out",
		preview: "We write about this application to another address now.",
		opening:
			"Somebody with the link to the application {{reference}} has entered another e-mail address in it. " +
			"We write there from now on.",
		note: "If that was not you, write to {{school e-mail}} and name the reference. Otherwise nothing is to be done.",
	},
	needs: { subject: ["reference"] },
});

const document = "what the document is called in the form";
const day = "the last day for it";
const oneDocument = "This link works for this document alone. Please do not pass this mail on.";

export const documentRequestLetter = defineLetter({
	key: "document-request",
	name: "We need one document",
	when: "When a member asks for a document. The reason stands below the text.",
	to: "the applicant",
	placeholders: { name, reference, document, day },
	words: {
		subject: "{{reference}}: we need one document, {{document}}",
		title: "{{document}}",
		preview: "To go on with your application we need one document from you.",
		opening:
			"Dear {{name}},\n\nTo go on with your application we need one document from you. Please send it by {{day}}; a " +
			"photograph taken by phone will do.",
		note: oneDocument,
	},
	needs: { subject: ["reference"], opening: ["day"] },
});

export const documentReminderLetter = defineLetter({
	key: "document-reminder",
	name: "We still need one document",
	when: "When a document that was asked for has not come.",
	to: "the applicant",
	placeholders: { name, reference, document, day },
	words: {
		subject: "{{reference}}: we still need one document, {{document}}",
		title: "{{document}}",
		preview: "We have asked you for one document, and it has not come yet.",
		opening:
			"Dear {{name}},\n\nWe have asked you for one document, and it has not come yet. Please send it by {{day}}; a " +
			"photograph taken by phone will do.",
		note: oneDocument,
	},
	needs: { subject: ["reference"], opening: ["day"] },
});

export const feeReminderLetter = defineLetter({
	key: "fee-reminder",
	name: "The fee is still to be paid",
	when: "When a fee has not arrived, three times at most.",
	to: "the applicant",
	placeholders: { name, form, reference, amount: "the sum", pay: "“Please pay it”, with the last day if there is one" },
	words: {
		subject: "{{reference}}: the fee is still to be paid",
		title: "The application fee is still to be paid",
		preview: "We have your {{form}}. Its fee of {{amount}} has not reached us.",
		opening:
			"Dear {{name}},\n\nWe have your {{form}}. Its fee of {{amount}} has not reached us. {{pay}} on your " +
			"application’s page.",
		payer: payerWords,
		closing:
			"If you have paid already, do not pay again: the page shows whether the money has arrived. Reply to this mail if " +
			"it left your account and the page says otherwise.",
		note: wholeWarning,
	},
	needs: { subject: ["reference"], opening: ["amount", "pay"] },
});

export const papersReminderLetter = defineLetter({
	key: "papers-reminder",
	name: "Something is still missing",
	when: "When documents or results are missing, three times at most. They are listed in it.",
	to: "the applicant",
	placeholders: { name, form, reference },
	words: {
		subject: "{{reference}}: something is still missing",
		title: "Something is still missing",
		preview: "We have your {{form}}, and something in it is still missing.",
		opening:
			"Dear {{name}},\n\nWe have your {{form}}, and something in it is still missing. You can send it on your " +
			"application’s page, from a phone too.",
		results: "If a result is not out yet, you need do nothing until it is.",
		note: linkWarning,
	},
	needs: { subject: ["reference"] },
});

export const guardianNeededLetter = defineLetter({
	key: "guardian-needed",
	name: "A parent or guardian has to agree",
	when: "When the office asks an applicant under 18 for the consent of a parent or guardian.",
	to: "the applicant",
	placeholders: { name, reference },
	words: {
		subject: "{{reference}}: a parent or guardian has to agree",
		title: "A parent or guardian has to agree",
		preview: "We cannot work with your application before that.",
		opening:
			"Dear {{name}},\n\nYou were under 18 when you applied, so the law asks for the consent of a parent or guardian " +
			"before we can work with your application. On the page behind this button you get a link for them. They can read " +
			"and answer in English, Tamil or Hindi.",
		note: wholeWarning,
	},
	needs: { subject: ["reference"] },
});

export const guardianAnsweredLetter = defineLetter({
	key: "guardian-answered",
	name: "What a parent or guardian has answered",
	when: "When a parent or guardian has answered, has withdrawn the consent, or the office could not confirm it.",
	to: "the applicant",
	placeholders: { name, reference, answer: "a sentence that says what was answered" },
	words: {
		subject: "{{reference}}: about the consent of your parent or guardian",
		title: "About the consent of your parent or guardian",
		preview: "{{answer}}",
		opening: "Dear {{name}},\n\n{{answer}}",
		note: wholeWarning,
	},
	needs: { subject: ["reference"], opening: ["answer"] },
});
