import type { MessageSet } from "#src/school/messages/message-set.ts";

/** Messages that say why the page has no answer from the server. */
export const connectionMessages = {
	text: "formMessages",
	group: "connection",
	messages: {
		unreachable:
			"We couldn’t reach the school’s server. Check your connection and try again. Everything you entered is still here.",
		unreadable:
			"We couldn’t read the server’s answer. Try again. Everything you entered is still here, and nothing is saved twice.",
		aborted: "Sending was stopped. Everything you entered is still here.",
		fileChanged: "{name} was changed or removed after you chose it. Choose it again.",
		paymentFailed: "The payment didn’t go through.",
		paymentNotTaken: "The bank didn’t accept this payment.",
		paymentError: "Payment error. Please try again later.",
		checkoutFailed: "Razorpay SDK failed to load. Please check your internet connection.",
		payByUpi: "Pay by UPI",
	},
} as const satisfies MessageSet;
