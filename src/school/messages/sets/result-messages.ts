import type { MessageSet } from "#src/school/messages/message-set.ts";

export const resultsMessages = {
	text: "applicationMessages",
	group: "results",
	messages: {
		failedNote: "We have your application, and it’s safe. You only need to pay the fee.",
		debitedNote: "If money was debited, wait one hour before trying again. We check with the bank automatically.",
		unpaidNote:
			"We haven’t received a payment, and nothing is lost. We have your application. You only need to pay the fee.",
		payLaterNote: "Pay when it suits you, here or from the link in our email.",
		openAndPay: "See your application and pay the fee",
		openApplication: "See what we received",
		downloadReceipt: "Receipt as PDF",
		feePaidTitle: "The application fee is paid.",
		feeUnpaidTitle: "You haven’t paid the application fee.",
		welcome: "You're In!",
		receivedDescription: "Shown to applicants whose application has been received.",
		noApplicationTitle: "No application was sent here",
		noApplicationNote: "This page is shown after an application was sent. None was sent from this tab.",
		checkingLabel: "Payment not confirmed",
		paidAfterAllTitle: "Good news: we’ve received the fee. Don’t pay again.",
		continueButton: "Continue",
		applicationNumber: "Application number",
		paymentId: "Payment ID",
		failedLabel: "Payment Warning!",
		failedTitle: "Your payment didn’t go through",
		failedDescription: "Shown to applicants whose payment didn’t go through.",
		returnToApplication: "Return to Application",
		unpaidTitle: "You haven’t paid yet",
		unpaidDescription: "Shown to applicants who haven’t paid the fee yet.",
		receivedTitle: "Application received",
		seatConfirmed: "We’ve received your seat acceptance fee. Your application page shows what happens next.",
		receivedNote: "Thank you for applying. The admissions office has your application.",
		keepNumberNote: "Keep your application number. We’ll ask for it when you email or call.",
		numberInEmailNote: "Your application number is in the email we sent you.",
		backNote: "Press back to return home.",
		backToHome: "Back to home",
		nextStepsTitle: "What happens next",
		emailStep: "We’ve emailed you your application number and a link to your application.",
		missingStep: "You can add missing marks and documents later on your application page.",
		reviewStep:
			"The admissions office will review your application and email you about the interview. The dates are below.",
		applicantsLabel: "For applicants",
		appliedNote:
			"If you’ve applied, our email has your application number and a link. It shows what we received, whether the fee is paid, and the receipt.",
		requestLink: "Send me my link",
		askOffice: "Ask the admissions office",
		failedPurpose:
			"This page is shown when a payment didn’t go through. None was started in this tab, and nothing was charged.",
		noPaymentTitle: "No payment was made here",
		unpaidPurpose:
			"This page is shown when an application fee hasn’t been paid yet. No application was sent from this tab.",
		failedChecking:
			"We haven’t received the payment yet, but your bank may still complete it. Don’t pay again yet. Your application is safe.",
		retryPayment: "Try the payment again",
		unpaidLabel: "Fee not paid yet",
		unpaidChecking:
			"You started a payment that your bank may still complete. Don’t pay again yet. Nothing is lost. We have your application.",
		payFee: "Pay the fee now",
	},
} as const satisfies MessageSet;
