import type { MessageSet } from "#src/school/messages/message-set.ts";

export const linkMessages = {
	text: "applicationMessages",
	group: "link",
	messages: {
		deadLinkTitle: "This link no longer works",
		deadLinkLabel: "Application link",
		title: "Find your application",
		home: "Home",
		lead: "The link in our email opens your application. If you’ve lost the email, or the link has expired, we’ll send you a new one.",
		linkDays: "days a link works",
		requestTitle: "Send me my link",
		notesTitle: "Good to know",
		recipientNote: "The link goes only to the email address in the application, so no one else can get it.",
		emailNote: "Enter only your email to get links to all your applications this season, including saved ones.",
		earlierSeasonNote: "To find an application from an earlier season, enter its application number.",
		noAccess: "No longer have access to that email? <mail>Email us</mail> or call <call>{phone}</call>.",
		sentNote:
			"The email takes a few minutes. If nothing arrives, check your spam folder. Then try another email or application number below.",
		deadLinkLead:
			"Your email app may have cut it off at the end of a line, or it may have expired. Links work for 180 days. Try the link in the email again, or get a new one.",
		description:
			"Get a new link to an application you sent or saved, if you’ve lost our email or the link no longer works.",
	},
} as const satisfies MessageSet;

export const trackerMessages = {
	text: "applicationMessages",
	group: "tracker",
	messages: {
		barchTitle: "B.Arch application",
		title: "Your application",
		description: "What we received, and whether the application fee is paid.",
		statusTitle: "Status",
		detailsTitle: "Application details",
		applicationNumber: "Application number",
		receivedAt: "Received",
		applicationFee: "Application fee",
		paymentId: "Payment ID",
		emailsTitle: "Our emails",
		withdrawTitle: "Withdraw",
		receipt: "Receipt {receiptNumber}",
		downloadPdf: "Download PDF",
		printPage: "Print this page",
		missingTitle: "Still needed",
		completeTitle: "Nothing missing",
		documentsTitle: "Documents",
		offerTitle: "Our offer to you",
		replyBy:
			"Accept or decline it by <date>{day}</date>: {days, plural, =0 {today is the last day} one {# day left} other {# days left}}.",
		beforeReplying:
			"For the cost of a year, see <fees>fees</fees>. If you can’t join after all, see <refunds>refunds</refunds>. If you have a question first, email <mail>{email}</mail> or call <call>{phone}</call>.",
		acceptOffer: "Accept offer",
		declineOffer: "Decline offer",
		declineWarning: "This ends your application. You can’t undo it, because we may offer your seat to someone else.",
		toDo: "To do",
		datesTitle: "Your dates",
		nextDate:
			"Coming up on {day}: {title}. See <dates>all admission dates</dates>, or <file>download them (.ics)</file>.",
		ownCalendar:
			"<feed>Add your own dates to your calendar</feed>, where they update automatically. Or <file>download them once</file>. Anyone with the calendar link sees only these dates.",
		sendLater: "Results to enter when they’re out: {what}.",
		onlyLater: "You don’t need to do anything now. Results to enter when they’re out: {what}.",
		withdrawnRefund: "If you’ve paid the application fee, see <refunds>cancellation and refunds</refunds>.",
		restoreNote:
			"Was it a mistake? While admissions are open, you can restore your application to the stage it was at.",
		restoreApplication: "Restore my application",
		interviewTitle: "Your interview",
		interviewTime: "<moment>{day}, {time}</moment> IST",
		otherInterviewTime:
			"If you can’t make it, email <mail>{email}</mail> or call <call>{phone}</call>, and we’ll find another time.",
		addToCalendar: "Add to your calendar",
		resendNote:
			"Missing our emails? We’ll send them to {email} again: the confirmation with a new link to this page, the receipt if you’ve paid, and our latest update.",
		resendEmails: "Send all emails again",
		withdrawSummary: "Withdraw this application",
		withdrawLead: "You don’t need to give a reason. Here’s what happens:",
		withdrawReview: "We’ll stop reviewing your application and email you to confirm.",
		withdrawRestore: "You can restore it on this page while admissions are open.",
		withdrawNoFee: "You won’t have to pay the application fee.",
		withdrawKept:
			"We keep what you sent until we delete all of this year’s applications. To have it deleted sooner, see our <privacy>privacy policy</privacy>.",
		withdrawApplication: "Withdraw the application",
		withdrawPaidUnread:
			"You’ve paid the application fee, and we haven’t started reviewing your application. To see if you’ll get a refund, read <refunds>cancellation and refunds</refunds>.",
		withdrawPaidRead:
			"You’ve paid the application fee, and we’ve started reviewing your application. To see if you’ll get a refund, read <refunds>cancellation and refunds</refunds>.",
		diplomaTitle: "Diploma application",
		marchTitle: "M.Arch application",
		barchDescription:
			"Apply online for the five-year B.Arch at {name}: two steps, your documents, and the application fee.",
		payFee: "Pay the application fee",
		replyToOffer: "Accept or decline our offer by {day}",
		sendMissing: "Send what’s still missing",
		lead: "Anyone with this page’s address can see and change your application, so don’t share it.",
		feeNotDue: "{amount}, not due",
		addedDescription: "Apply for {programme} at {name} online.",
		diplomaDescription:
			"Apply online for the Diploma in Architecture at {name}: two steps, your Class 10 certificate, and the application fee.",
		marchDescription:
			"Apply online for the M.Arch in Environmental Architecture or Urban Design at {name}: two steps, your documents, and the application fee.",
		sendAsked: "{count, plural, one {Send the document we asked for} other {Send the # documents we asked for}}",
		feeChecking: "{amount}, payment being checked",
		feeUnpaid: "{amount}, unpaid",
		feeAttempted: "{amount}, unpaid (payment attempted)",
		stepAhead: "upcoming",
		waitingForYou: "On {day} we asked you for a document. Send it by {due}.",
		waitingForDesk: "Your application has been with the admissions office since {day}.",
		waitingForInterview: "The day, time and place are below.",
		waitingForPlace: "You’ve been on the waiting list since {day}.",
		stepReceived: "Received",
		stepRead: "Review",
		stepReading: "Under review",
		stepInterview: "Interview",
		stepOffer: "Offer",
		stepJoining: "Joining",
		stepAccepted: "Seat accepted",
		stepWaitingList: "Waiting list",
		stepWithdrawn: "Withdrawn",
		stepDeclined: "Offer declined",
		stepDecided: "Decided",
		feePaid: "{amount}, paid",
		feeRefunded: "{amount}, refunded",
	},
} as const satisfies MessageSet;
