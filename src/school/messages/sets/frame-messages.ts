import type { MessageSet } from "#src/school/messages/message-set.ts";

export const announcementMessages = {
	text: "frameMessages",
	group: "announcement",
	messages: {
		title: "Announcements",
		description: "The school’s current announcements: admissions, meetings and important dates.",
		home: "Home",
		emptyList: "There are no announcements right now.",
		latest: "latest: {title}",
		failedList: "the announcements",
		findOutMore: "Find out more<hidden> about {title}</hidden>",
		findOutMoreNewTab: "Find out more<hidden> about {title} (opens in a new tab)</hidden>",
	},
} as const satisfies MessageSet;

export const askingMessages = {
	text: "frameMessages",
	group: "asking",
	messages: {
		speakNow: "Would you rather speak to someone now?",
		answeredTitle: "Already answered",
		allQuestions: "All questions",
		enquiryPageTitle: "Quick Enquiry",
		enquiryTitle: "Ask us anything about admission",
		home: "Home",
		getStartedPageTitle: "Ready to get started?",
		getStartedTitle: "Ready to Get Started?",
		messageTitle: "Send us a message",
	},
} as const satisfies MessageSet;

export const cookiesMessages = {
	text: "frameMessages",
	group: "cookies",
	messages: {
		title: "Cookies and videos",
		question:
			"Can we play YouTube videos automatically? If you decline, each video starts only when you click it. We remember your answer in a cookie for a year.",
		privacyPolicy: "Privacy policy",
		decline: "Decline",
		accept: "Accept",
		settings: "Cookie settings",
	},
} as const satisfies MessageSet;

export const failuresMessages = {
	text: "frameMessages",
	group: "failures",
	messages: {
		errorPageTitle: "Unexpected Application Error! | {name}",
		errorTitle: "Unexpected Application Error!",
		errorLabel: "Something went wrong on our side",
		errorLead: "It’s not your fault, and what you’ve already sent us is safe.",
		whatToDo:
			"Try again in a few minutes. If it keeps happening, <mail>email us</mail> and give the incident number below.",
		incident: "Incident",
		tryAgain: "Try again",
		goHome: "Go to the home page",
		notFoundPageTitle: "Page not found | {name}",
		notFoundTitle: "We can’t find this page",
		notFoundLead: "Check the web address, or use one of these links.",
		searchLabel: "Search the questions families ask",
		search: "Search",
		undergraduate: "Undergraduate: B.Arch",
		postgraduate: "Postgraduate: M.Arch",
		news: "News",
		contact: "Contact",
		apply: "Apply",
	},
} as const satisfies MessageSet;

export const footerMessages = {
	text: "frameMessages",
	group: "footer",
	messages: {
		share: "Share",
		copyLink: "Copy link",
		position: "{latitude}° N {longitude}° E",
		altitude: "{altitude} m above sea level",
		call: "Call",
		email: "Email",
		whatsapp: "WhatsApp",
		requestCall: "Ask us to call you",
		requestCallNote: "usually on the next working day",
		label: "Footer",
		pdf: "PDF",
	},
} as const satisfies MessageSet;

export const headerMessages = {
	text: "frameMessages",
	group: "header",
	messages: {
		menu: "Menu",
		close: "Close",
		mobileMenuLabel: "Main menu",
		getStartedLink: "Ready to get started?",
		wideMenuLabel: "Main",
		welcome: "Welcome to the {name}",
		loading: "Loading...",
		failedTitle: "Error",
		failedNote: "The page is taking longer than usual. You can keep waiting or try again.",
		tryAgain: "Try again",
		panelLabel: "About and contact",
		phone: "Phone",
		email: "Email",
		address: "Address",
		getStartedTitle: "Ready to Get Started?",
		skipToContent: "Skip to main content",
		onlyInEnglish: "This page is only in English.",
		nextPage: "The next page",
		loadingPage: "Loading the page",
		backToTop: "Back to the top",
		apply: "Apply",
		applyNow: "Apply Now",
		admissions: "Admissions",
		openUntil: "until {until}",
		toStudyHere: "to study here",
		diploma: "Diploma",
	},
} as const satisfies MessageSet;

export const offlineMessages = {
	text: "frameMessages",
	group: "offline",
	messages: {
		savePage: "Save this page to read offline",
		title: "No connection",
		description: "You’re offline, so this page couldn’t load.",
		label: "We couldn’t load this page",
		lead: "You’re offline, or our website isn’t responding. Anything you’ve typed in an application is saved on this device.",
		callUs: "Call the admissions office on <call>{phone}</call>.",
		tryAgain: "Try again",
		savedPages: "Saved on this device",
	},
} as const satisfies MessageSet;

export const openingSoonMessages = {
	text: "frameMessages",
	group: "openingSoon",
	messages: {
		pageTitle: "{name} opens its website soon",
		description: "{name}: how to reach us until the website opens.",
		title: "A new website",
		label: "Website",
		lead: "Our website opens soon. Until then, call, email or visit us.",
		unnamedLead: "This website opens soon.",
		phone: "Phone",
		email: "Email",
		address: "Address",
	},
} as const satisfies MessageSet;

export const remindersMessages = {
	text: "frameMessages",
	group: "reminders",
	messages: {
		label: "Reminders",
		description: "Email reminders, and how to stop them.",
		stoppedTitle: "No more reminders",
		stopTitle: "Stop the reminders?",
		stoppedLead: "We won’t remind you about {about} again.",
		stopLead: "We sent you a reminder about {about}. One click stops these reminders.",
		deadLinkTitle: "This link no longer works",
		deadLinkLead:
			"The application or saved answers may have been deleted, so you won’t get more reminders. Or the link may be incomplete. If you still get reminders, contact us.",
		contactUs: "Contact us",
		otherMailsNote: "We’ll still email you decisions and receipts.",
		resume: "Turn reminders back on",
		stop: "Stop these reminders",
	},
} as const satisfies MessageSet;

export const headMessages = {
	text: "frameMessages",
	group: "head",
	messages: {
		seats: "{count, plural, one {seat} other {seats}}",
		years: "{count, plural, one {year} other {years}}",
		wholeCourse:
			"{programme}, {years, plural, one {# year} other {all # years}}{living, select, both { with hostel and mess} hostel { with hostel} mess { with mess} other {}}",
		dateAhead: "{title}, {left}",
		nextTour: "next tour, {weekday} at {time}: {places}",
		tourMinutes: "{count, plural, one {minute} other {minutes}} on foot. Meeting point: {meetAt}",
		eventsAhead: "upcoming {count, plural, one {event} other {events}} on this page",
		inOneYear: "{count, plural, one {news item} other {news items}} in the last 12 months",
		found: "of {sought} who looked for work found a job, class of {year}",
		medianPay: "median starting pay a year",
		employers: "{count, plural, one {employer} other {employers}} hired them",
		lettersValid: "{count, plural, one {approval} other {approvals}} in force today",
		nextRenewal: "next renewal: {title}",
		projects: "{count, plural, one {project} other {projects}} on the wall",
		firstClass: "first class graduated",
		vacancies: "{count, plural, one {vacancy} other {vacancies}}",
		applyBy: "next closing date: {title}",
		pictures: "{count, plural, one {photo or video} other {photos and videos}}",
		applicationFee: "application fee",
		lastDay: "last day to apply",
		questionsAnswered: "{count, plural, one {question} other {questions}} answered",
		refundShare: "{percent, plural, =0 {No refund} other {#% refund}}",
		refundLess: "{when}, less {less} for processing",
	},
} as const satisfies MessageSet;
