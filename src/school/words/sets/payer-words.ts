import type { WordSet } from "#src/school/words/word-set.ts";

export const payerWords = {
	text: "applicationWords",
	group: "payer",
	words: {
		backFromThePayment: "Back from the payment",
		whereThePaymentOf: "Where the payment of an application fee ends that somebody has made for an applicant.",
		forWhoeverPays: "For whoever pays",
		pleaseOpenTheLink:
			"Please open the link once more that you came by: it shows whether the fee is paid. The applicant gets a mail with the receipt.",
		askTheAdmissionsDesk: "Ask the admissions desk",
		weAreCheckingWith: "We are checking with the bank. Do not pay again.",
		thisCanTakeA: "This can take a few minutes.",
		thisLinkOpensNo: "This link opens no payment",
		itIsNotComplete: "It is not complete, or it has ended: such a link is valid for 180 days.",
		pleaseOpenItOnce: "Please open it once more from the message that it came in, or ask the applicant for a new one.",
		toTheSchoolsHome: "To the school’s home page",
		aLinkForWhoever: "A link for whoever pays",
		theFeeIsPaid: "The fee is paid. Thank you.",
		nothingMoreIsDue: "Nothing more is due. The receipt has gone to the applicant by mail.",
		theFeeWasPaid: "The fee was paid and given back.",
		theMoneyGoesBack: "The money goes back to the account that it came from. Nothing is to be paid.",
		thisCanTakeAFew:
			"This can take a few minutes. The page changes by itself when the bank has answered; you may also close it. The applicant gets a mail when the fee has arrived.",
		nothingIsToBe: "Nothing is to be paid.",
		theApplicationWasWithdrawn: "The application was withdrawn, so its fee is no longer due.",
		theApplicationHasEnded: "The application has ended, so its fee is no longer due.",
		payAnApplicationFee: "Pay an application fee",
		forWhomTheFee: "For whom the fee is, how much it is, and how it stands.",
		applicationFee: "Application fee",
		applicantHasAppliedTo: "{{applicant}} has applied to {{name}}. This page is for the fee of that application.",
		whatIsPaid: "What is paid",
		thePaymentNeedsJavascript:
			"The payment needs JavaScript. Please switch it on, or open this link in another browser.",
		receiptReceiptnumber: "Receipt {{receiptNumber}}",
		whereTheMoneyGoes: "Where the money goes",
		toNameJoinPostalcode:
			"To {{name}}, {{join}} {{postalCode}}. You pay through Razorpay, by a UPI app, card or net banking. Card, bank and UPI details go to Razorpay only and never reach the school.",
		theReceiptIsMade:
			"The receipt is made out to the applicant and goes to them by mail. Once the fee is paid you can take it from this page too.",
		whenAFeeIs: "When a fee is given back",
		thisLinkShowsWhat:
			"This link shows what is on this page and opens nothing else of the application. If something here looks wrong, call",
		orWriteTo: "or write to",
		andNameTheReference: "and name the reference.",
		somebodyElseCanPay:
			"Somebody else can pay the application fee by a link that shows nothing else of the application.",
		theLink: "The link",
		backToYourApplication: "Back to your application",
		sendItByWhatsapp: "Send it by WhatsApp",
		theApplicationFeeOf: "The application fee of {{applicant}}",
		sendThisLinkAnd:
			"Send this link and not the one to your application. It is valid for 180 days, and the receipt comes to you by mail.",
		theFeeIsPaidNobody: "The fee is paid. Nobody needs a link any more.",
		theFeeWasPaidAnd: "The fee was paid and given back. Nothing is to be paid.",
		thisApplicationIsOver: "This application is over, so its fee is no longer to be paid.",
		noFeeIsDue: "No fee is due for this application.",
		aParentARelative:
			"A parent, a relative or anybody else can pay the application fee. Their link shows your name, the reference and the sum, and opens nothing else of your application.",
		theApplicationFeeOfApplicant: "The application fee of {{applicant}} at {{name}} ({{reference}}{{sum}})",
		whatCanBePaid: "{{what}} can be paid here: {{url}}",
	},
} as const satisfies WordSet;
