import type { MessageSet } from "#src/school/messages/message-set.ts";

export const pdfMessages = {
	text: "pdfMessages",
	group: "everyPdf",
	messages: {
		pageNumber: "{page} of {pages}",
		boxNote:
			"A box stands for a character this file can’t print. We’ve kept it as you typed it. To see it, copy the box and paste it elsewhere.",
	},
} as const satisfies MessageSet;

export const offerLetterMessages = {
	text: "pdfMessages",
	group: "offerLetter",
	messages: {
		title: "Offer of a seat",
		subject: "{programme}, {reference}",
		applicationNumberLabel: "Application number",
		dateLabel: "Date",
		acceptByLabel: "Accept by",
		offerTitle: "Your offer",
		offer:
			"Congratulations. We’ve reviewed your application and are offering you a seat in the {programme} programme at {school}.",
		howToAccept:
			"Accept this offer on your application page by {day}. The link to the page is in the email with this letter. If you don’t want the seat, decline the offer there so that we can offer it to someone else.",
		seatFee:
			"If you accept, pay the seat acceptance fee of {amount} on the same page within {days, plural, one {a day} other {# days}}. If you don’t, we may withdraw your seat. If you need more time, contact us before the deadline.",
		notReserved:
			"The seat is yours as soon as you accept. Until then it isn’t reserved, because seats in each programme and reservation category are limited.",
		applicantTitle: "Applicant and programme",
		nameLabel: "Name",
		programmeLabel: "Programme",
		lastDayLabel: "Accept by",
		seatFeeLabel: "Seat acceptance fee",
		note: "This letter is computer-generated and valid without a signature. If something is wrong, email {email} with your application number.",
	},
} as const satisfies MessageSet;

export const applicationPdfMessages = {
	text: "pdfMessages",
	group: "application",
	messages: {
		subject: "Application {reference}, as received",
		applicationNumberLabel: "Application number",
		receivedLabel: "Received",
		statusLabel: "Status",
		withdrawn: "Withdrawn by the applicant",
		notGiven: "Not given",
		documentsTitle: "Documents",
		fileSentOn: "{size}, sent on {day}",
		noDocuments: "No documents",
		consentTitle: "Consent",
		notAsked: "This application came from another system, which doesn’t ask for consent.",
		consentGiven: "Given on {at} (version {version}).",
		consentGivenTo: "“{consent}” Given on {at} (version {version}).",
		legalTextShown: "{title}, version {number}, as the form showed it. Checksum (SHA-256): {hash}…",
		legalTextInForce:
			"{title}, version {number}, in force at that time (the form didn’t say which version it showed). Checksum (SHA-256): {hash}…",
		note: "This is the application we have on file. To correct it, use the link in our email, or email {email} with your application number.",
	},
} as const satisfies MessageSet;

export const paperFormMessages = {
	text: "pdfMessages",
	group: "paperForm",
	messages: {
		title: "{form} form",
		subject: "{form}, to fill in by hand",
		footer: "{form} form, {season}",
		seasonLabel: "Season",
		applicationsLabel: "Applications",
		mustReachUs: "We must receive it by {day}",
		open: "Open",
		applicationNumberLabel: "Application number (the school fills this in)",
		howToTitle: "How to fill it in",
		howTo:
			"Use a pen and capital letters, and write in English. Mark boxes with a cross. You can leave optional questions blank. If you need more space, continue overleaf with the question number.",
		online:
			"You can also apply online at {address}. It takes about 10 minutes. You can photograph your documents, and you get your application number right away.",
		documentsTitle: "Documents",
		withFormLabel: "With this form",
		laterLabel: "With this form, or later",
		optionalLabel: "If you have them",
		resultsLabel: "Results you can send later",
		documentsNote: "Send copies, not originals.\n* Only if you’re an international student.",
		feeTitle: "Application fee",
		feeOfProgramme: "{programme}: {amount}. You pay this once.",
		fee: "{amount}. You pay this once.",
		noMoney:
			"Don’t send money with this form. We’ll email you a link to pay online. You or someone else can pay by UPI, card or net banking.",
		whereToTitle: "Where to send it",
		whereTo: "Admissions, {address}. You can also email photos of it to {email}.",
		afterwards:
			"We’ll enter your answers as you wrote them, and email your application number to the address you give. You can add anything missing later, using the link in that email.",
		consentTitle: "Consent",
		signingTitle: "Declaration and signature",
		applicantSignature: "Signature of the applicant",
		guardianSignature: "Signature of a parent or guardian",
		guardianSignatureHelp: "If the applicant is under 18.",
		placeAndDate: "Place and date",
		optionalQuestion: "{question} (optional)",
		onlyWith: "Only if you chose {conditions}.",
		twoConditions: "{before} and {condition}",
		answerIn: "{answers} in question {number}",
		eitherAnswer: "{before} or {answer}",
		quotedAnswer: "“{answer}”",
		copyEnclosed: "A copy is enclosed",
		sentLater: "I’ll send it later",
		day: "Day",
		month: "Month",
		year: "Year",
		note: "Questions? Call {phone} or email {email}.",
	},
} as const satisfies MessageSet;

export const certificateMessages = {
	text: "pdfMessages",
	group: "certificate",
	messages: {
		erasureTitle: "Certificate of erasure",
		restrictionTitle: "Certificate of restriction",
		partialTitle: "Certificate of restriction and erasure",
		subject: "Certificate {number}",
		numberLabel: "Number",
		carriedOutLabel: "Carried out",
		finishedLabel: "Finished",
		personTitle: "Request and approval",
		dataOfLabel: "Email address",
		requestedByLabel: "Requested by",
		confirmedByLabel: "Confirmed by",
		doneTitle: "What was done",
		nothingToErase: "We had no data to erase.",
		remainsTitle: "What remains",
		certificateKept: "By law, we keep this certificate and your request, with your email address, for a year.",
		backups:
			"Encrypted backups hold older copies for up to a year. They also record the erasure, so if we restore a backup, we erase your data again before anyone can use it.",
		hashTitle: "Checksum",
		hash: "SHA-256 of this record: {hash}",
		erased: "Erased on {at}.",
		restricted: "Restricted on {at}. No one in the office can use it. We’ll erase it on {day}.",
		freed: "Restored on {at}. The office can use it again.",
		recordWas: "We held: {what}.",
		note: "This certificate was generated automatically. If anything in it is wrong, email {email}.",
	},
} as const satisfies MessageSet;
