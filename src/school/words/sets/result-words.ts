import type { WordSet } from "#src/school/words/word-set.ts";

export const resultsWords = {
	text: "applicationWords",
	group: "results",
	words: {
		theFeeIsMissing:
			"The payment did not go through. Your application is safe: we have it, and only the fee is missing.",
		ifMoneyHasLeft:
			"If money has left your account, wait an hour before you pay again. We check with the bank by ourselves.",
		itWaitsForTheFee:
			"No payment has reached us, and nothing is lost. Your application is with us and waits for the fee.",
		payWhenItSuits: "Pay when it suits you, here or from the link in our mail.",
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
		yourPaymentDidnt: "Your payment didn’t go through",
		shownToApplicantsWhosePayment: "Shown to applicants whose payment has not gone through.",
		returnToApplication: "Return to Application",
		youHaventPaid: "You haven’t paid yet",
		shownToApplicantsWho: "Shown to applicants who put off the payment of the fee.",
		applicationReceived: "Application received",
		yourSeatIsConfirmed:
			"We’ve received your seat acceptance fee, and your seat is confirmed. Your application page shows what happens next.",
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
		thePaymentHasNot: "The payment has not come through yet, and the bank may still take it. Your application is safe.",
		tryThePaymentAgain: "Try the payment again",
		paymentPutOff: "Payment put off",
		aPaymentWasBegun:
			"A payment was begun, and the bank may still take it. Nothing is lost: your application is with us.",
		payTheFeeNow: "Pay the fee now",
	},
} as const satisfies WordSet;
