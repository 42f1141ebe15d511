import type { MessageSet } from "#src/school/messages/message-set.ts";

/** Answers that every form can give. */
export const submissionMessages = {
	text: "refusalMessages",
	group: "submissions",
	messages: {
		sentTooOften:
			"You, or others on the same internet connection, sent this too often in the last few minutes. Keep this page open and try again in {minutes, plural, one {a minute} other {# minutes}}.",
		tooManyRequests:
			"Too many requests. Wait {seconds, plural, one {# second} other {# seconds}}, then send this one again.",
		tokenUnknown: "This token is unknown or has expired.",
		needsCorrecting: "Fix these answers: {answers}.",
		agreement: "Your agreement",
		hiddenFieldFilled: "Leave the hidden field empty and send the form again.",
		sentTooQuickly: "This was sent very quickly after the form opened. Wait a moment and send it again.",
		textsUnwritten:
			"We can’t accept this yet, because we haven’t published our {texts}. Call {phone} or email {email}.",
		websiteUnopened: "We can’t accept this yet, because our website isn’t open. Call {phone} or email {email}.",
		minutes: "{count, plural, one {# minute} other {# minutes}}",
		hours: "{count, plural, one {# hour} other {# hours}}",
		enquirySent: "Thank you! We will contact you soon.",
		contactMessageSent: "Message sent successfully!",
		graduateRegistered: "Thank you for registering.",
		graduateAlreadyRegistered:
			"We’ve already received a registration from this form, with different answers. Email us if something in it needs to change.",
		applicationLinkSent: "If we have an application or a saved draft that matches, we’ve emailed you its link.",
		tooManyApplicationLinks:
			"You’ve asked for several links. Check your inbox and spam folder, or try again in {wait}.",
		dataLinkSent: "If we keep any data about you, we’ve emailed you the link.",
		tooManyDataLinks:
			"You’ve asked for this link several times already. Check your email, including the spam folder, or try again in {wait}.",
		openingEmailPromised: "We’ll email this address when the form opens. Check your email for a confirmation.",
		openingEmailCancelled: "We’ve deleted your address. We won’t email you about this again.",
		formIsOpen: "Applications are open. You can start your {application} now.",
		tooManyOpeningRequests: "You’ve entered this address several times. Check your inbox, or try again in {wait}.",
		remindersStopped: "You won’t get any more of these reminders.",
		remindersUnknown: "We can’t find any reminders for this link.",
		jobUnknown: "We can’t find this vacancy. Your application wasn’t sent.",
		jobClosed: "Applications for this job closed at the end of {day}, so we couldn’t take yours.",
		cvTooLarge: "The CV is too large. The limit is 5 MB.",
		uploadBroken: "The request was cut off or isn’t valid multipart/form-data. Send the file again.",
		uploadExpected: "Unsupported content type. Send multipart/form-data.",
		applicationUploadBroken: "The request was cut off or isn’t valid multipart/form-data. Send it again.",
		typeUnknown: "Check these fields: application_type.",
		typeChoices: "must be one of these: {types}",
		idempotencyKeyInvalid: "The Idempotency-Key header must have 8 to 200 characters.",
	},
} as const satisfies MessageSet;

/** Answers to booking a tour of the campus. */
export const tourRefusalMessages = {
	text: "refusalMessages",
	group: "tours",
	messages: {
		noTours: "You can’t book a tour right now. Call {phone} or email {email}.",
		tooManyVisitors: "You can book for up to {count} people. For a larger group, call {phone}.",
		visitUnknown: "We can’t find this tour. Its link may have expired.",
		notOffered: "This tour can no longer be booked. Choose another one.",
		tooFewPlaces:
			"{count, plural, =0 {This tour is full.} one {This tour has only one place left.} other {This tour has only # places left.}} No other tour has enough places either.",
		tooFewPlacesHere:
			"{count, plural, =0 {This tour is full.} one {This tour has only one place left.} other {This tour has only # places left.}} Next tours with enough places: {tours}.",
	},
} as const satisfies MessageSet;

/** Answers to sending, reading and correcting an application, and the buttons of its page. */
export const applicationRefusalMessages = {
	text: "refusalMessages",
	group: "applications",
	messages: {
		received: "We’ve received your application. Your application number is {reference}.",
		alreadyReceived:
			"We’ve already received this application as {reference}. Email us if something in it needs to change.",
		alreadyReceivedDifferently:
			"We’ve already received this application as {reference}, with different answers. Email us if something in it needs to change.",
		formNotOffered: "The school doesn’t offer the {programme}, so you can’t apply for it.",
		departmentNotOffered: "We don’t offer this programme",
		filesTooLarge: "The files are too large together. Each can be up to 5 MB, a portfolio up to 20 MB.",
		linkInvalid: "This link isn’t valid or has expired.",
		linkOver: "This link isn’t valid or has expired.",
		documentLinkOver: "This link has expired. Open it again from the message you received.",
		ended: "This application has ended, so you can no longer add or change anything.",
		underReview:
			"We’ve started to review your application, so you can no longer change it here. If something is wrong, contact us.",
		documentUnderReview:
			"We’ve started to review your application with the document you sent. Contact us if you need to replace it.",
		resultAhead: "That year hasn’t started. Enter the result when it’s out",
		answerFixed: "You can’t change this here",
		tooManyChanges: "You’ve made too many changes today. Try again tomorrow, or contact us.",
		answersChangedElsewhere: "These answers have changed since you opened them. Nothing was overwritten.",
		compareAnswers: "Compare them with yours, then send the answers you want to keep.",
		alreadyDecided: "We’ve already made a decision on this application, so you can’t withdraw it here. Contact us.",
		nothingToAnswer: "There’s no offer to accept or decline.",
		offerExpired: "Your offer expired on {day}. If you’d still like a seat, contact us.",
		seatsTaken:
			"All seats in this programme are taken at the moment, so you can’t accept yet. You still have your offer. Call or email the admissions office, and we’ll tell you what you can do.",
		seasonOver:
			"Admissions have closed for this application, so you can’t restore it. Contact us if you have a question.",
		notWithdrawn: "This application isn’t withdrawn, so there’s nothing to restore.",
		withdrawn: "Your application is withdrawn.",
		restored: "Your application is restored. It’s at the same stage as before.",
		accepted: "You’ve accepted your seat.",
		declined: "You’ve declined our offer.",
		buttonUnknown: "That button isn’t on this page. Choose one below.",
		boxUnticked: "Nothing has changed. Tick the box above the button to confirm.",
		mailsSent:
			"We’re sending our emails to {email} again. If you don’t see them in ten minutes, check your spam folder.",
		tooManyMails:
			"We’ve sent our emails again several times. Check your inbox and spam folder, or try again in {wait}.",
	},
} as const satisfies MessageSet;

/** Answers to saving an application for later. */
export const draftRefusalMessages = {
	text: "refusalMessages",
	group: "drafts",
	messages: {
		draftGone:
			"This saved application is no longer available. It was deleted or has expired. You can start a new one at any time.",
		draftSubmitted: "We’ve already received this application. Its number is {reference}.",
		answersUnsavable: "We can’t save some of these answers.",
		answersTooLong: "Your answers together are too long to save",
		textTooLong: "This text must be at most {limit} characters",
		textUnsavable: "This text contains a character we can’t save",
		draftChangedElsewhere:
			"You, or someone with your link, changed this application in another tab or on another device. Nothing was overwritten.",
		draftChanged: "Someone has changed this draft since you read it. Nothing was overwritten. Get it again.",
		draftLinkSent: "We’re emailing the link.",
		tooManyDraftLinks:
			"We’ve already emailed you several links. Check your email, including the spam folder, or try again in {wait}.",
		draftDeleted: "We’ve deleted your saved application and its files.",
		fileDeleted: "File deleted.",
	},
} as const satisfies MessageSet;

/** Answers to booking an interview. */
export const interviewRefusalMessages = {
	text: "refusalMessages",
	group: "interviews",
	messages: {
		changedElsewhere: "You changed this in another window. Check the times again.",
		timeUnknown: "We can’t find this time. Choose another one.",
		timeGone: "This time is no longer available. Choose another one.",
		timeTaken: "Someone has just booked this time. Choose another one.",
		notNeeded: "You no longer need an interview for this application.",
		tooLate: "The last time to change your interview on {at} was {until}. If you can’t come, call us.",
	},
} as const satisfies MessageSet;

/** Answers to paying a fee. */
export const paymentRefusalMessages = {
	text: "refusalMessages",
	group: "payment",
	messages: {
		paymentLinkOver: "This link isn’t valid or has expired.",
		nothingDue: "No fee is due for this application.",
		orderRefused:
			"The payment provider doesn’t accept this payment, so trying again won’t help. Your application is safe, and you haven’t been charged. We’ve told the admissions office, which will contact you about another way to pay.",
		checking: "We’re checking with the bank. Don’t pay again.",
		unavailable: "We can’t reach the payment provider right now. Your application is safe. Try again in a minute.",
		alreadyPaid:
			"The {fee, select, seat {seat acceptance fee} other {application fee}} for {reference} is already paid. You don’t need to pay again.",
		alreadyRefunded:
			"The {fee, select, seat {seat acceptance fee} other {application fee}} for {reference} was refunded. You don’t need to pay anything.",
		noLongerDue:
			"The {fee, select, seat {seat acceptance fee} other {application fee}} for {reference} is no longer due.",
		applicationClosed: "Application {reference} is closed, so you can no longer pay its fee.",
		notConfirmed:
			"We couldn’t confirm this payment for {reference}. If money was debited, don’t pay again. Email us and give this application number.",
		paymentsOff: "Payments are turned off.",
		signatureWrong: "The signature is wrong.",
		notAccepted: "The bank didn’t accept this payment. You can pay again.",
	},
} as const satisfies MessageSet;

/** Answers on the page of one's own data. */
export const dataRefusalMessages = {
	text: "refusalMessages",
	group: "data",
	messages: {
		correctionMissing: "Tell us what’s wrong and what it should say.",
		complaintMissing: "Enter your complaint.",
		formExpired: "This form has expired. Reload the page.",
		tooLong: "Use up to {limit} characters.",
		alreadyAsked: "You’ve already asked us for this. Your request is below, with the date we’ll reply by.",
		tooManyOpen: "You have too many open requests. Wait until we’ve answered one.",
		nomineeMissing: "Enter the person’s name.",
		nomineeEmailMissing: "Enter the person’s email address.",
		notHeld: "We no longer have this data.",
		tooLate: "It’s too late to cancel this request. We’ve already carried it out.",
		closed: "This request is no longer open.",
	},
} as const satisfies MessageSet;

/** Server's answers to what it can't read or do. */
export const serverFailureMessages = {
	text: "refusalMessages",
	group: "failures",
	messages: {
		tooLarge: "What you sent is too large.",
		contentTypeRefused: "Unsupported content type. Send {type}.",
		jsonInvalid: "The request isn’t valid JSON.",
		bodyEmpty: "The request has no content.",
		addressUnknown: "There’s nothing at this URL for {method}.",
		apiPathUnknown: "Unknown API path.",
		methodRefused: "{method} isn’t allowed here. Use {methods}.",
		fieldsInvalid: "Check these fields: {fields}.",
		formUnreadable: "We couldn’t read this form.",
		fromAnotherSite: "This request was sent from another site, so it was refused.",
		nestedTooDeep: "The request is nested over {count} levels deep.",
		noFilesHere: "You can’t send files to this URL.",
		formTooLarge: "This form is too large.",
		unavailable:
			"We can’t save or load anything right now. Keep this page open and try again in a few minutes. If it keeps happening, tell us the number {number}.",
		unavailableToPrograms:
			"The server can’t save or load anything right now. Wait {seconds, plural, one {# second} other {# seconds}}, then send this request again. If it keeps happening, tell the school the number {number}.",
		failed:
			"Something went wrong on our side. Try again in a minute. If it keeps happening, tell us the number {number}.",
	},
} as const satisfies MessageSet;
