import type { WordSet } from "#src/school/words/word-set.ts";

export const resultsWords = {
	text: "applicationWords",
	group: "results",
	words: {
		seeItAndPay: "See it, and pay the fee",
		seeWhatWeReceived: "See what we received",
		receiptAsPdf: "Receipt as PDF",
		theApplicationFeeIs: "The application fee is paid.",
		theApplicationFeeIsStill: "The application fee is still to be paid.",
		youreIn: "You're In!",
		shownToApplicantsWhose: "Shown to applicants whose application has been received.",
		afterAnApplication: "After an application",
		thisPageConfirmsAn:
			"This page confirms an application in the tab that it was sent from. Nothing was sent from this one.",
		paymentInDoubt: "Payment in doubt",
		goodNewsTheFee: "Good news: the fee has arrived after all. Do not pay again.",
		continueWords: "Continue",
		reference: "Reference",
		payment: "Payment",
		paymentWarning: "Payment Warning!",
		shownToApplicantsWhosePayment: "Shown to applicants whose payment has not gone through.",
		returnToApplication: "Return to Application",
		shownToApplicantsWho: "Shown to applicants who put off the payment of the fee.",
		weHaveYourApplication: "We have your application",
		thankYouForApplying: "Thank you for applying. Your application is with our admissions desk.",
		keepTheReferenceWe: "Keep the reference; we ask for it when you write or call.",
		theReferenceIsIn: "The reference is in the mail that we have sent you.",
		pressBackToReturn: "Press back to return home.",
		backToHome: "Back to home",
		whatHappensNext: "What happens next",
		aMailWithYour: "A mail with your reference, and a link to your application, has been sent to you.",
		whatYouDidNot: "What you did not have at hand, such as marks, scores or certificates, can follow on its page.",
		theDeskReadsYour: "The desk reads your application and writes to you about the interview. The dates are below.",
		forApplicants: "For applicants",
		ifYouHaveApplied:
			"If you have applied, our mail has your reference and a link: it shows what we received, how the fee stands, and the receipt.",
		sendMeMyLink: "Send me my link",
		askTheAdmissionsDesk: "Ask the admissions desk",
		thisPageIsShown:
			"This page is shown when the payment of an application fee has not gone through. No payment was begun in this tab.",
		thisPageIsShownWhen:
			"This page is shown when the payment of an application fee is put off. No application was sent from this tab.",
	},
} as const satisfies WordSet;
