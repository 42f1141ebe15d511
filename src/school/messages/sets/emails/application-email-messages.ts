import type { MessageSet } from "#src/school/messages/message-set.ts";

export const applicationEmailMessages = {
	text: "emailMessages",
	group: "applications",
	messages: {
		noFeeDue: "You don’t need to pay a fee.",
		payFeeNext: "Next, pay the application fee of {amount}. You can use any device.",
		payFeeNextBy: "Next, pay the application fee of {amount} by {day}. You can use any device.",
		documentsReceived:
			"{count, plural, =0 {We haven’t received any documents yet.} one {We’ve received one document.} other {We’ve received # documents.}}",
		seeApplication: "See your application",
		seeAndPay: "Pay the application fee",
		seeAndPaySeatFee: "Pay the seat acceptance fee",
		payerTitle: "If someone else is paying",
		payerLink: "Payment link for someone else",
		guardianTitle: "A parent or guardian must agree",
		guardianLink: "Get the link for your parent or guardian",
		unnamedGuardian: "Your parent or guardian",
		guardianAgreedOutcome: "Your parent or guardian has agreed",
		guardianDisagreedOutcome: "Your parent or guardian didn’t give consent",
		guardianWithdrewOutcome: "Your parent or guardian has withdrawn consent",
		guardianUnconfirmedOutcome: "We couldn’t verify your parent or guardian’s consent",
		guardianAgreed: "{guardian} has agreed. We’ll verify their identity, then review your application.",
		guardianDisagreed:
			"{guardian} didn’t give consent, so we can’t review your application. If they change their mind, they can use the link you sent them.",
		guardianWithdrew:
			"{guardian} has withdrawn consent, so we’ve stopped reviewing your application. If they change their mind, they can use the link you sent them.",
		guardianUnconfirmed:
			"We couldn’t verify your parent or guardian’s consent. They can answer again with the link you sent them.",
		guardianUnconfirmedBecause:
			"We couldn’t verify your parent or guardian’s consent. Reason: {reason} They can answer again with the link you sent them.",
		yourAnswers: "Your answers",
		documentLabel: "Document",
		reasonLabel: "Reason",
		sendDocument: "Send the document",
	},
} as const satisfies MessageSet;

export const applicationLinkMessages = {
	text: "emailMessages",
	group: "links",
	messages: {
		oneLinkSubject: "The link to your application ({reference})",
		heading: "{count, plural, one {The link to your application} other {The links to your applications}}",
		links: "{count, plural, one {the link to your application} other {the links to your applications}}",
		linksRequested:
			"{count, plural, one {Here’s the link to your application.} other {Here are the links to your applications.}}",
		linksWork: "{count, plural, one {The link works on any device.} other {The links work on any device.}}",
		theyOpen: "{count, plural, one {It opens} other {They open}}",
		applicationNumberLabel: "Application number",
		receivedLabel: "Received",
		seeApplication: "See your application",
		savedTitle: "{form}, saved but not sent",
		lastChangedLabel: "Last changed",
		worksUntilLabel: "Link works until",
		continueShort: "Continue",
		continueApplication: "Continue your application",
		oneDraft: "You can continue it on any device with this link. It works until {time}, or longer if you make changes.",
		severalDrafts:
			"{count, plural, =2 {You have two saved applications with this address. Both are below.} other {You have # saved applications with this address. All are below.}} Continue the one you want to send. You only need one.",
		earlierTitle: "Saved earlier",
		continueEarlier: "Continue this one",
		newTitle: "New",
		continueNew: "Continue the new one",
	},
} as const satisfies MessageSet;

export const reminderEmailMessages = {
	text: "emailMessages",
	group: "reminders",
	messages: {
		lastReminder: "This is our last reminder.",
		reminderCount: "Reminder {number} of {most}.",
		stopReminders: "Stop these reminders",
		payOnPage: "Pay it online.",
		payOnPageBy: "Pay it online by {day}.",
		payIt: "Pay the application fee",
		payItBy: "Pay the application fee by {day}",
		documentsLabel: "Documents",
		resultsLabel: "Results",
		resultExpected: "{result}, expected in {month}",
		addDocuments: "Add missing documents",
	},
} as const satisfies MessageSet;

export const openingEmailMessages = {
	text: "emailMessages",
	group: "opening",
	messages: {
		formOfYear: "{form} for {year}",
		stopEmails: "Don’t email me",
		seeLastDay: "The form shows the deadline.",
		applyBy: "Apply by {day}.",
		openForm: "Go to the form",
		deleteAddress: "Delete my address",
		datesPage: "See all admission dates",
	},
} as const satisfies MessageSet;

export const interviewEmailMessages = {
	text: "emailMessages",
	group: "interviews",
	messages: {
		chooseTime: "Choose a time",
		chooseAgain: "Choose another time",
		seeInterview: "See, change or cancel your interview",
		schoolCancelled: "We’re sorry, but we had to cancel your interview on {time}.",
		applicantCancelled: "You’ve cancelled your interview on {time}.",
		cancelledBySchool: "We had to cancel your interview",
		cancelledByApplicant: "You’ve cancelled your interview",
		whenLabel: "When",
		moment: "{moment} IST",
		durationLabel: "Duration",
		duration: "{count, plural, one {# minute} other {# minutes}}",
		whereLabel: "Where",
	},
} as const satisfies MessageSet;
