import type { WordSet } from "#src/school/words/word-set.ts";

export const linkWords = {
	text: "applicationWords",
	group: "link",
	words: {
		thisLinkOpensNo: "This link opens no application",
		findYourApplication: "Find your application",
		home: "Home",
		aLinkInOur:
			"A link in our mail opens your application. If the mail is lost, or the link has ended, we send a new one.",
		sendMeMyLink: "Send me my link",
		goodToKnow: "Good to know",
		theLinkGoesTo:
			"The link goes to the e-mail address in the application and to no other, so nobody else can ask for it.",
		anEMailAddress:
			"An e-mail address by itself brings the links to all applications of this season that were sent with it, and to those saved for later.",
		anApplicationOfAn: "An application of an earlier season is found with its reference.",
		noAccessToThat: "No access to that address any more?",
		writeToUs: "Write to us",
		orCall: "or call",
		theMailTakesA:
			"The mail takes a few minutes. If none comes, look among the spam; then the application may have another address or reference, and you can try those below.",
		aMailProgramMay:
			"A mail program may have cut it off at the end of a line, or its time is over: links work for 180 days. Try the link in the mail again, or have a new one sent.",
		theLinkToAn:
			"The link to an application that you sent, or saved for later, once more by e-mail: for mails that are lost and links that no longer work.",
	},
} as const satisfies WordSet;

export const trackerWords = {
	text: "applicationWords",
	group: "tracker",
	words: {
		bArchApplication: "B.Arch application",
		yourApplication: "Your application",
		whatTheSchoolReceived: "What the school received, and how the fee stands.",
		howItStands: "How it stands",
		whatWeHave: "What we have",
		reference: "Reference",
		received: "Received",
		fee: "Fee",
		payment: "Payment",
		ourMails: "Our mails",
		withdrawing: "Withdrawing",
		receiptReceiptnumber: "Receipt {{receiptNumber}}",
		takeItAsPdf: "Take it as PDF",
		printThisPage: "Print this page",
		stillNeeded: "Still needed",
		documents: "Documents",
		aPlaceForYou: "A place for you",
		pleaseAnswerBy: "Please answer by",
		whatAYearCosts: "What a year costs:",
		fees: "fees",
		whatIsGivenBack: ". What is given back if you cannot come after all:",
		refunds: "refunds",
		ifYouWantTo: ". If you want to ask something first,",
		acceptThePlace: "Accept the place",
		declineThePlace: "Decline the place",
		yourApplicationThenEnds:
			"Your application then ends. This cannot be taken back here, since the place may go to somebody else.",
		writeTo: "write to",
		orCall: "or call",
		forYouToDo: "For you to do:",
		and: ", and",
		whenInterviewsAreAnd: "When interviews are and lists come out:",
		datesOfAdmission: "dates of admission",
		whatBecomesOfA: "What becomes of a fee that was paid:",
		cancellationAndRefunds: "cancellation and refunds",
		wasItAMistake: "Was it a mistake? As long as admissions are open, the application can go on where it was.",
		takeTheWithdrawalBack: "Take the withdrawal back",
		yourInterview: "Your interview",
		indianTime: "Indian time",
		ifYouCannotCome: "If you cannot come then,",
		andWeLookFor: ", and we look for another time.",
		addToYourCalendar: "Add to your calendar",
		ourMailsDidNot:
			"Our mails did not come, or are lost? We send them to {{email}} again: the confirmation with a new link to this page, the receipt once the fee is paid, and what we wrote about your application last.",
		sendAllMailsAgain: "Send all mails again",
		withdrawThisApplication: "Withdraw this application",
		youNeedNoReason: "You need no reason. This is what happens then:",
		weDoNotRead: "We do not read the application any further, and you get a mail that confirms it.",
		youCanTakeIt: "You can take it back on this page as long as admissions are open.",
		noFeeIsDue: "No fee is due any more.",
		whatYouHaveSent:
			"What you have sent stays with us until it is erased with all applications of this year. If it should be erased sooner, write to us:",
		privacyPolicy: "privacy policy",
		withdrawTheApplication: "Withdraw the application",
		yourFeeIsPaid: "Your fee is paid, and",
		nobodyHasBegunTo: "nobody has begun to read your application",
		yourApplicationHasBeen: "your application has been read",
		whatThatMeansFor: ". What that means for the fee:",
		diplomaApplication: "Diploma application",
		refundingIsOnIts: "{{refunding}} is on its way back.",
		theBankHasBeen: "The bank has been asked to return it to the account that it came from.",
		refundedWasGivenBack: "{{refunded}} was given back.",
		itGoesToThe: "It goes to the account that it came from. Banks take five to seven working days.",
		mArchApplication: "M.Arch application",
		weAreCheckingWith: "We are checking with the bank. Do not pay again.",
		thisCanTakeA: "This can take a few minutes.",
		weWriteToYou: "We write to you when the fee has arrived.",
		itWasPaidOnce: "It was paid once more than due.",
		itWasPaidMore: "It was paid more often than due.",
		theMoneyOfJoin:
			"The money of {{join}} goes back to the account that it came from. The office sees to it; banks take five to seven working days.",
		applyOnlineForThe:
			"Apply online for the five-year B.Arch at {{name}}: two steps, your documents, and the application fee.",
		payTheFee: "pay the fee",
		sendWhatIsStill: "send what is still needed",
		receivedAsReferenceWhoever:
			"Received as {{reference}}. Whoever has this page’s address can see it, so please keep it to yourself.",
		noLongerDue: "no longer due",
		applyOnlineForTheDiploma:
			"Apply online for the Diploma in Architecture at {{name}}: two steps, your class 10 certificate, and the application fee.",
		applyOnlineForTheM:
			"Apply online for the M.Arch in Environmental Architecture or Urban Design at {{name}}: two steps, your documents, and the application fee.",
		thePageChangesBy:
			"The page changes by itself when the bank has answered; you may also close it. We write to you when the fee has arrived.",
	},
} as const satisfies WordSet;
