import type { MessageSet } from "#src/school/messages/message-set.ts";

export const pdfMessages = {
	text: "pdfMessages",
	group: "everyPdf",
	messages: {
		pageNumber: "{page} of {pages}",
		boxNote:
			"A box shows a character this file can’t print. We’ve kept it as you typed it. Copy the box to get the character.",
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
		offer: "We’ve reviewed your application and are pleased to offer you a seat in {programme} at {school}.",
		howToAccept:
			"Accept this offer on your application page by {day}. The link to the page is in the email with this letter. If you don’t want the seat, decline the offer there so that we can offer it to someone else.",
		seatFee:
			"When you accept, you’ll need to pay a seat acceptance fee of {amount} within {days, plural, one {a day} other {# days}} of accepting. You pay it on the same page. If it isn’t paid by then, you don’t lose your seat automatically, but the admissions office may withdraw it. If you need more time, contact us before that day.",
		notReserved:
			"The seat is yours as soon as you accept. Until then it isn’t reserved, because seats in each programme and reservation category are limited.",
		applicantTitle: "Applicant and programme",
		nameLabel: "Name",
		programmeLabel: "Programme",
		lastDayLabel: "Last day to accept",
		seatFeeLabel: "Seat acceptance fee",
		note: "This letter is computer-generated and valid without a signature. If something is wrong, email {email} with your application number.",
	},
} as const satisfies MessageSet;

export const applicationPdfMessages = {
	text: "pdfMessages",
	group: "application",
	messages: {
		subject: "Application {reference}, as the school received it",
		applicationNumberLabel: "Application number",
		receivedLabel: "Received",
		statusLabel: "Status",
		withdrawn: "Withdrawn by the applicant",
		notGiven: "Not given",
		documentsTitle: "Documents",
		fileSentOn: "{size}, sent on {day}",
		noDocuments: "No documents were sent with it.",
		consentTitle: "Consent",
		notAsked: "A program sent this application and didn’t ask for consent.",
		consentGiven: "Given on {at} (wording of {version}).",
		consentGivenTo: "“{consent}” Given on {at} (wording of {version}).",
		legalTextShown: "{title}, version {number}, as the form showed it. Its SHA-256 begins with {hash}.",
		legalTextInForce:
			"{title}, version {number}, in force at that time (the form didn’t say which version it showed). Its SHA-256 begins with {hash}.",
		note: "This is what the school has for this application number. If something is wrong, correct it on your application page, using the link in our email. Or email {email} with your application number.",
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
		mustReachUs: "Must reach us by {day}",
		open: "Open",
		applicationNumberLabel: "Application number (the school fills this in)",
		howToTitle: "How to fill it in",
		howTo:
			"Use a pen and capital letters, and write in English. Mark boxes with a cross. You can leave optional questions blank. If you need more space, continue overleaf with the question number.",
		online:
			"You can also apply online at {address}. It takes about ten minutes, you can photograph your documents, and you get your application number at once.",
		documentsTitle: "Documents",
		withFormLabel: "With this form",
		laterLabel: "With this form, or later",
		optionalLabel: "If you have them",
		resultsLabel: "Results you can send later",
		documentsNote: "Send copies, not originals.\n* Only if you’re an international student.",
		feeTitle: "Application fee",
		feeOfProgramme: "{programme}: {amount} ({inWords}), to pay once.",
		fee: "{amount} ({inWords}), to pay once.",
		noMoney:
			"Don’t send money with this form. After we enter it, we’ll email you an application number and a link to pay online. You or someone else can pay by UPI, card or net banking.",
		whereToTitle: "Where to send it",
		whereTo: "Admissions, {address}. Or email photos of it to {email}.",
		afterwards:
			"We’ll enter your answers as you wrote them, and email your application number to the address in the form. You can add what is missing on your application page, using the link in that email.",
		consentTitle: "Consent",
		signingTitle: "By signing I agree to this",
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
		restrictionTitle: "Certificate of restriction and erasure",
		subject: "Erasure {number}",
		numberLabel: "Number",
		carriedOutLabel: "Carried out",
		finishedLabel: "Finished",
		personTitle: "Person and approval",
		dataOfLabel: "Email address",
		requestedByLabel: "Requested by",
		confirmedByLabel: "Confirmed by",
		doneTitle: "What was done",
		nothingToErase: "We keep no data that could be erased.",
		remainsTitle: "What remains",
		certificateKept:
			"We keep this certificate and the request, with the email address, for a year. The law requires us to keep logs.",
		backups:
			"Encrypted backups hold older copies for up to a year. They also hold a record of the erasure, so a restored backup is erased again before anyone can use it.",
		hashTitle: "Checksum",
		hash: "SHA-256 of what was done: {hash}",
		erased: "Erased, {at}.",
		restricted: "Restricted, {at}. No one in the office can use it. We’ll erase it on {day}.",
		freed: "Restored to the office, {at}.",
		recordWas: "Before: {what}.",
		note: "This certificate was generated automatically. If anything in it is wrong, email {email}.",
	},
} as const satisfies MessageSet;
