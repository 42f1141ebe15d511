import type { MessageSet } from "#src/school/messages/message-set.ts";

export const emailMessages = {
	text: "emailMessages",
	group: "everyEmail",
	messages: {
		greeting: "{named, select, yes {Dear {name},} other {Hello,}}",
		applicantGreeting: "{named, select, yes {Dear {name},} other {Dear applicant,}}",
		unnamedApplicant: "applicant",
		unnamedApplicantOfPayer: "the applicant",
		unnamedAlumnus: "graduate",
		notGiven: "Not given",
		seeAlumni: "See our alumni",
		linkWarning: "Anyone with this link can see and change your application. Don’t forward this email.",
	},
} as const satisfies MessageSet;

export const visitEmailMessages = {
	text: "emailMessages",
	group: "visits",
	messages: {
		whenLabel: "When",
		tourTime: "{tour} IST",
		tourTimeWithEnd: "{tour} to {end} IST",
		visitorsLabel: "Visitors",
		visitors: "{count, plural, one {One person} other {# people}}",
		meetingPointLabel: "Meeting point",
		addressLabel: "Address",
		phoneLabel: "Phone",
		addToCalendar: "Add to your calendar",
		seeVisit: "See or cancel your tour",
		bookAgain: "Book another tour",
		visitPage: "How to get here, and what you’ll see",
	},
} as const satisfies MessageSet;

export const calendarMessages = {
	text: "emailMessages",
	group: "calendars",
	messages: {
		events: "Events at {school}",
		visit: "Campus tour, {school}",
		visitDetails: "See or cancel your tour: {address}",
		interview: "Interview, {school}",
		interviewDetails: "Application {reference}. If you can’t come, call {phone} or email {email}.",
		ownDates: "Your application to {school}",
		offerEnds: "Last day to accept your offer, {school}",
		feeEnds: "Application fee due, {school}",
		seatFeeEnds: "Seat acceptance fee due, {school}",
		resultExpected: "{result} expected this month",
		ownDateDetails: "Application {reference}. To see it, use the link in our emails. Lost it? {address}",
		bookedInterview: "Interview, {school}",
		bookedInterviewDetails: "Application {reference}. To change or cancel the interview, use the link in our emails.",
	},
} as const satisfies MessageSet;

export const dataEmailMessages = {
	text: "emailMessages",
	group: "data",
	messages: {
		seeData: "See my data",
		correctionRequested: "You asked us to correct your data.",
		erasureRequested: "You asked us to erase your data.",
		consentWithdrawn: "You withdrew your consent.",
		nomineeNamed: "You named someone to act for you.",
		complaintMade: "You made a complaint.",
		requestsPage: "See the status of your requests",
		newRequest: "Make another request",
		requestDone: "It’s done. You don’t need to do anything.",
		answerBy: "We’ll answer by {day} at the latest.",
		requestGranted: "We’ve dealt with your request. Here’s what we did.",
		requestRefused: "We can’t do what you asked. Here’s why.",
		erasedTitle: "We’ve erased your data",
		dataErased: "We’ve erased the data we kept about you.",
		restrictedTitle: "We’ve stopped using your data",
		dataRestricted:
			"We’ve stopped using your data and erased what we could. By law we must keep the rest for now. We’ll erase it as soon as we’re allowed to.",
		breachHappened: "What happened",
		breachData: "Data affected",
		breachPeriod: "When",
		breachConsequences: "Likely consequences",
		breachMeasures: "What we’ve done",
		breachAdvice: "What you can do",
		breachContact: "Contact",
		breachInTamil: "தமிழில்",
		breachInHindi: "हिन्दी में",
	},
} as const satisfies MessageSet;
