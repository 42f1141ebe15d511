import type { WordSet } from "#src/school/words/word-set.ts";

export const resultsWords = {
	text: "applicationWords",
	group: "results",
	words: {
		theFeeIsMissing: "We have your application, and it’s safe. You only need to pay the fee.",
		ifMoneyHasLeft: "If money was debited, wait one hour before trying again. We check with the bank automatically.",
		itWaitsForTheFee:
			"We haven’t received a payment, and nothing is lost. We have your application. You only need to pay the fee.",
		payWhenItSuits: "Pay when it suits you, here or from the link in our email.",
		seeItAndPay: "See it and pay the fee",
		seeWhatWeReceived: "See what we received",
		receiptAsPdf: "Receipt as PDF",
		theApplicationFeeIs: "The application fee is paid.",
		theApplicationFeeIsStill: "You haven’t paid the application fee.",
		youreIn: "You're In!",
		shownToApplicantsWhose: "Shown to applicants whose application has been received.",
		afterAnApplication: "After an application",
		thisPageConfirmsAn: "No application was submitted in this tab.",
		paymentInDoubt: "Payment not confirmed",
		goodNewsTheFee: "Good news: we’ve received the fee. Don’t pay again.",
		continueWords: "Continue",
		reference: "Application number",
		payment: "Payment",
		paymentWarning: "Payment Warning!",
		yourPaymentDidnt: "Your payment didn’t go through",
		shownToApplicantsWhosePayment: "Shown to applicants whose payment didn’t go through.",
		returnToApplication: "Return to Application",
		youHaventPaid: "You haven’t paid yet",
		shownToApplicantsWho: "Shown to applicants who haven’t paid the fee yet.",
		applicationReceived: "Application received",
		yourSeatIsConfirmed:
			"We’ve received your seat acceptance fee, and your seat is confirmed. Your application page shows what happens next.",
		thankYouForApplying: "Thank you for applying. The admissions office has your application.",
		keepTheReferenceWe: "Keep your application number. We’ll ask for it when you email or call.",
		theReferenceIsIn: "Your application number is in the email we sent you.",
		pressBackToReturn: "Press back to return home.",
		backToHome: "Back to home",
		whatHappensNext: "What happens next",
		aMailWithYour: "We’ve emailed you your application number and a link to your application.",
		whatYouDidNot: "You can add missing marks and documents later on your application page.",
		theDeskReadsYour:
			"The admissions office will review your application and email you about the interview. The dates are below.",
		forApplicants: "For applicants",
		ifYouHaveApplied:
			"If you’ve applied, our email has your application number and a link. It shows what we received, whether the fee is paid, and the receipt.",
		sendMeMyLink: "Send me my link",
		askTheAdmissionsDesk: "Ask the admissions office",
		thisPageIsShown:
			"This page is shown when the payment of an application fee didn’t go through. No payment was started in this tab.",
		thisPageIsShownWhen:
			"This page is shown when an application fee hasn’t been paid yet. No application was sent from this tab.",
		thePaymentHasNot: "We haven’t received the payment yet, and the bank may still take it. Your application is safe.",
		tryThePaymentAgain: "Try the payment again",
		paymentPutOff: "Fee not paid yet",
		aPaymentWasBegun:
			"You started a payment, and the bank may still take it. Nothing is lost. We have your application.",
		payTheFeeNow: "Pay the fee now",
	},
} as const satisfies WordSet;
