import type { MessageSet } from "#src/school/messages/message-set.ts";

/** Product's own texts in emails about a stage; the office writes the texts of each stage. */
export const stageEmailMessages = {
	text: "emailMessages",
	group: "stage",
	messages: {
		subject: "{subject} ({reference})",
		questions: "If you have questions, call {phone} or email {email}.",
		restoredByApplicantTitle: "Your application is restored",
		restoredByApplicantText: "You’ve restored the application you withdrew.",
		interviewAgainTitle: "Your interview is on {day}",
		interviewAgainText:
			"Your interview is on {moment} after all, not on {formerMoment}. We’re sorry for the confusion.",
		interviewCancelledTitle: "Your interview on {day} is cancelled",
		interviewCancelledText:
			"We’re sorry, but we’ve had to cancel your interview on {moment}. If you added it to your calendar, remove it.",
		offerDayAgainTitle: "You have until {day} to accept your offer",
		offerDayAgainText:
			"The last day to accept our offer is {day} again, not {formerDay}. We’re sorry for the confusion.",
		offerWithdrawnTitle: "We’ve withdrawn our offer",
		offerWithdrawnText:
			"We’re sorry. We’ve withdrawn our offer of a seat, so you can no longer accept it. Your offer letter, which asked you to accept by {day}, is no longer valid.",
		offerReopenedTitle: "Your offer is open again",
		offerReopenedText: "You declined our offer earlier. We’ve reopened it, and you can accept it until {day}.",
		offerReopenedBySchoolText:
			"We told you we couldn’t offer you a seat. We’ve changed our decision, and your offer is open again until {day}.",
		applicationReopenedTitle: "We’ve reopened your application",
		applicationReopenedText: "You declined our offer, so your application had ended. We’ve now reopened it.",
		rejectionWithdrawnTitle: "We’ve changed our decision",
		rejectionWithdrawnText:
			"We’ve changed our decision. Ignore our earlier email, which said we couldn’t offer you a seat. We’re sorry for the confusion.",
		reconsideredTitle: "We’re reconsidering your application",
		reconsideredText:
			"Ignore our earlier email, which said we couldn’t offer you a seat. We haven’t made a new decision yet. We’re sorry for the confusion.",
		correctedTitle: "Our last email was a mistake",
		correctedText:
			"Ignore our last email about your application. We sent it by mistake, and we’re sorry for the confusion.",
		notWaitlistedTitle: "You’re no longer on the waiting list",
		notWaitlistedText: "We put you on the waiting list by mistake. We’re sorry for the confusion.",
		notAcceptedTitle: "We’ve cancelled your seat acceptance",
		notAcceptedText:
			"We recorded your acceptance by mistake, and we’re sorry for the confusion. Don’t pay a seat acceptance fee. If you’ve already paid one, call us.",
		notWithdrawnTitle: "We’ve restored your application",
		notWithdrawnText: "Your application is no longer withdrawn.",
		moment: "{day} at {time} IST",
		momentAtPlace: "{day} at {time} IST ({place})",
		dayLabel: "Day",
		timeLabel: "Time",
		timeOfDay: "{time} IST",
		placeLabel: "Place",
		seeInterview: "See your interview and add it to your calendar",
		acceptByLabel: "Accept by",
		seatFeeLabel: "Seat acceptance fee",
		seatFeeAmount: "{amount} within {days, plural, one {a day} other {# days}} of accepting",
		answerOffer: "Accept or decline your offer",
		seeApplication: "See your application",
		nowReceived: "We’ll email you after we’ve reviewed your application.",
		nowReading: "Your application is under review again. We’ll email you with any update.",
		nowInterview: "Your application is back at the interview stage.",
		nowOffered: "Your offer letter is attached. Accept or decline the offer on your application page.",
		nowWaitlisted: "You’re on the waiting list again. We’ll email you if a seat becomes available.",
		nowAccepted: "You’ve accepted our offer, and the seat is yours.",
		nowRejected: "We’re sorry, but we can’t offer you a seat. You don’t need to do anything.",
		nowDeclined: "You declined our offer, so your application has ended.",
		nowWithdrawn: "Your application is withdrawn. You can restore it while admissions are open.",
	},
} as const satisfies MessageSet;
