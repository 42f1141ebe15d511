import type { WordSet } from "#src/school/words/word-set.ts";

export const feeWords = {
	text: "applicationWords",
	group: "fee",
	words: {
		theApplicationFeeIs: "The application fee is still to be paid.",
		payTheFee: "Pay the fee",
		youCanPayIt:
			"You can pay it here on any device. If somebody else pays, send them a link that shows only your name, the reference and the sum.",
		theFeeWasRefunded: "The fee was refunded.",
		theFeeIsPaid: "The fee is paid.",
		theReceiptWentTo: "The receipt went to you by mail; you can take it here, too.",
		checkingYourPayment: "Checking your payment…",
		pleaseKeepThisPage: "Please keep this page open. Do not pay again.",
		weAreCheckingWith: "We are checking with the bank. Do not pay again.",
		seeHowItStands: "See how it stands",
		somebodyHasPaidThe: "Somebody has paid the fee of",
		orIsPayingIt: ", or is paying it now, and the bank has not answered yet.",
		paymentConfirmation: "Payment Confirmation",
		readingThePaymentsDetails: "Reading the payment’s details…",
		the: "The",
		your: "Your",
		application: "application",
		isSafe: "is safe.",
		notNow: "Not Now",
		openingThePayment: "Opening the payment…",
		continueWords: "Continue",
		youPayFor: "You pay for",
		userDetails: "User details",
		whatYouPay: "What you pay",
	},
} as const satisfies WordSet;
