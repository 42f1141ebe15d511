import type { MessageSet } from "#src/school/messages/message-set.ts";

export const applicationFormMessages = {
	text: "applicationWords",
	group: "applicationForm",
	messages: {
		loadFailedTitle: "This form hasn’t loaded completely.",
		tryAgain: "Try again",
		loadFailedNote:
			"Part of this page didn’t load, because the connection dropped or was too slow. You can’t send the form until it has loaded. (chunk-loading error)",
		scriptNeededTitle: "This form needs JavaScript",
		scriptNeeded:
			"Your browser has it turned off. Turn it on and reload the page. Or <mail>email {email}</mail> or call <call>{phone}</call>, and we’ll post you the form. The questions of its first step are below.",
		scriptNeededOrPaper:
			"Your browser has it turned off. Turn it on and reload the page. Or apply on paper: print <pdf>the form as a PDF</pdf>, or <mail>email {email}</mail> or call <call>{phone}</call>, and we’ll post it to you. The questions of its first step are below.",
		aboutForm: "About this form",
		neededTitle: "You’ll need",
		nextTitle: "Next steps",
		onPaperTitle: "On paper",
		paperForm: "<pdf>The form as a PDF</pdf>, to read in advance, or to fill in by hand and post to us.",
		helpTitle: "Need help?",
		neededSummary: "Before you start, have ready",
		seeDates: "See the dates",
		seeProgrammes: "See the programmes",
		requestCall: "Ask us to call you",
		appliedBefore:
			"If you’ve already applied, nothing changes. The link in our email shows your application, and you can still pay its fee there. If you’ve lost it, <link>we’ll send it again</link>.",
		answersBelow: "Your answers are below. You can read, copy or delete them, but you can’t send them now.",
		alreadySentTitle: "{reference} was sent from this device.",
		openSent: "See the application or pay its fee",
		alreadySentNote: "Fill in the form below only to apply for someone else.",
		home: "Home",
		academics: "Academics",
		notOfferedTitle: "We don’t offer this programme",
		notifyTitle: "Want an email when it opens?",
		paymentNeeded: "A card or UPI for the application fee: {fee}",
	},
} as const satisfies MessageSet;
