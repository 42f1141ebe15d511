import type { WordSet } from "#src/school/words/word-set.ts";

export const announcementWords = {
	text: "frameWords",
	group: "announcement",
	words: {
		announcements: "Announcements",
		whatTheSchoolHas: "The school’s current announcements: admissions, meetings and important dates.",
		home: "Home",
		thereIsNothingTo: "There are no announcements right now.",
		theAnnouncements: "The announcements",
		announcedOn: "Announced on <time>{day}</time>",
		findOutMore: "Find out more<hidden> about {title}</hidden>",
		findOutMoreNewTab: "Find out more<hidden> about {title} (opens in a new tab)</hidden>",
	},
} as const satisfies WordSet;

export const askingWords = {
	text: "frameWords",
	group: "asking",
	words: {
		speakNow: "Would you rather speak to someone now?",
		answeredAlready: "Already answered",
		allQuestions: "All questions",
		quickEnquiry: "Quick Enquiry",
		askUsAnythingAbout: "Ask us anything about admission",
		home: "Home",
		readyToGetStarted: "Ready to get started?",
		getStartedHeading: "Ready to Get Started?",
		writeToUs: "Send us a message",
	},
} as const satisfies WordSet;

export const cookiesWords = {
	text: "frameWords",
	group: "cookies",
	words: {
		cookiesAndFilms: "Cookies and videos",
		mayOurPagesPlay:
			"Can we play YouTube videos automatically? If you decline, each video starts only when you click it. We remember your answer in a cookie for a year.",
		privacyPolicy: "Privacy policy",
		decline: "Decline",
		accept: "Accept",
		cookieSettings: "Cookie settings",
	},
} as const satisfies WordSet;

export const failuresWords = {
	text: "frameWords",
	group: "failures",
	words: {
		unexpectedApplicationErrorName: "Unexpected Application Error! | {name}",
		unexpectedApplicationError: "Unexpected Application Error!",
		somethingBrokeOnOur: "Something went wrong on our side",
		itIsNotYour: "It’s not your fault, and what you’ve already sent us is safe.",
		whatToDo:
			"Try again in a few minutes. If it keeps happening, <mail>email us</mail> and give the incident number below.",
		incident: "Incident",
		tryAgain: "Try again",
		goToTheHome: "Go to the home page",
		pageNotFoundName: "Page not found | {name}",
		thisPageIsOff: "This page is off the map",
		theAddressLeadsNowhere: "Check the web address, or use one of these links.",
		findInTheQuestions: "Search the questions families ask",
		find: "Search",
		undergraduateBArch: "Undergraduate: B.Arch",
		postgraduateMArch: "Postgraduate: M.Arch",
		news: "News",
		contact: "Contact",
		apply: "Apply",
	},
} as const satisfies WordSet;

export const footerWords = {
	text: "frameWords",
	group: "footer",
	words: {
		share: "Share",
		copyLink: "Copy link",
		position: "{latitude}° N {longitude}° E",
		altitudeMAboveSea: "{altitude} m above sea level",
		whatsapp: "WhatsApp",
		askUsToCall: "Ask us to call you",
		footer: "Footer",
		pdf: "PDF",
	},
} as const satisfies WordSet;

export const headerWords = {
	text: "frameWords",
	group: "header",
	words: {
		menu: "Menu",
		close: "Close",
		mainMenu: "Main menu",
		readyToGetStarted: "Ready to get started?",
		main: "Main",
		welcomeToTheName: "Welcome to the {name}",
		loading: "Loading...",
		error: "Error",
		thePageIsTaking: "The page is taking longer than usual. You can keep waiting or try again.",
		tryAgain: "Try again",
		aboutTheSchoolAnd: "About the school and contact",
		phone: "Phone",
		eMail: "Email",
		address: "Address",
		getStartedHeading: "Ready to Get Started?",
		skipToTheContent: "Skip to the content",
		theNextPage: "The next page",
		loadingThePage: "Loading the page",
		backToTheTop: "Back to the top",
		apply: "Apply",
		applyNow: "Apply Now",
		admissions: "Admissions",
		untilUntil: "until {until}",
		diploma: "Diploma",
	},
} as const satisfies WordSet;

export const offlineWords = {
	text: "frameWords",
	group: "offline",
	words: {
		saveThisPageFor: "Save this page for reading offline",
		noNetwork: "No connection",
		thePageThatWas: "You’re offline, so this page couldn’t load.",
		thisPageCouldNot: "We couldn’t load this page",
		yourDeviceHasNo:
			"Your device has no connection right now, or it can’t reach us. Your answers in an application are kept on this device.",
		callUs: "Call the admissions office on <call>{phone}</call>.",
		tryAgain: "Try again",
	},
} as const satisfies WordSet;

export const remindersWords = {
	text: "frameWords",
	group: "reminders",
	words: {
		reminders: "Reminders",
		remindersByEMail: "Email reminders, and how to stop them.",
		noMoreReminders: "No more reminders",
		stopTheReminders: "Stop the reminders?",
		weDoNotRemind: "We won’t remind you about {about} again.",
		weSentYouA: "We sent you a reminder about {about}. One click stops these reminders.",
		thereIsNothingTo: "This link doesn’t work",
		theApplicationOrThe:
			"The application or saved answers may have been deleted, so you won’t get more reminders. Or the link may be incomplete. If you still get reminders, contact us.",
		writeToUs: "Contact us",
		decisionsAndReceiptsStill: "We’ll still email you decisions and receipts.",
		sendThemAgain: "Send them again",
		stopTheseReminders: "Stop these reminders",
	},
} as const satisfies WordSet;
