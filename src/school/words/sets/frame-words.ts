import type { WordSet } from "#src/school/words/word-set.ts";

export const announcementWords = {
	text: "frameWords",
	group: "announcement",
	words: {
		announcements: "Announcements",
		whatTheSchoolHas: "What the school has to announce at the moment: admissions, meetings and dates not to be missed.",
		home: "Home",
		thereIsNothingTo: "There is nothing to announce at the moment.",
		theAnnouncements: "The announcements",
		announcedOn: "Announced on",
		findOutMore: "Find out more",
		aboutTitle: "about {title}",
		opensInANew: "(opens in a new tab)",
	},
} as const satisfies WordSet;

export const askingWords = {
	text: "frameWords",
	group: "asking",
	words: {
		ifYouWouldRather: "If you would rather speak to somebody now:",
		answeredAlready: "Answered already",
		allQuestions: "All questions",
		quickEnquiry: "Quick Enquiry",
		askUsAnythingAbout: "Ask us anything about admission",
		home: "Home",
		readyToGetStarted: "Ready to get started?",
		getStartedHeading: "Ready to Get Started?",
		writeToUs: "Write to us",
	},
} as const satisfies WordSet;

export const cookiesWords = {
	text: "frameWords",
	group: "cookies",
	words: {
		cookiesAndFilms: "Cookies and films",
		mayOurPagesPlay:
			"May our pages play films from YouTube by themselves? If you decline, each film waits for your click. We remember your answer in a cookie, for a year.",
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
		somethingBrokeOnOur: "Something broke on our side",
		itIsNotYour: "It is not your doing, and what you have sent us before is safe.",
		tryThePageAgain: "Try the page again in a moment. If it stays so,",
		writeToUs: "write to us",
		andNameTheIncident: "and name the incident below.",
		incident: "Incident",
		tryAgain: "Try again",
		goToTheHome: "Go to the home page",
		pageNotFoundName: "Page not found | {name}",
		thisPageIsOff: "This page is off the map",
		theAddressLeadsNowhere:
			"The address leads nowhere: the page has moved, or the link has a slip in it. Check the address, or go on from here.",
		findInTheQuestions: "Find in the questions that families ask",
		find: "Find",
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
		thePageIsTaking: "The page is taking longer than it should. It may still come; or ask for it again.",
		tryAgain: "Try again",
		aboutTheSchoolAnd: "About the school and contact",
		phone: "Phone",
		eMail: "E-mail",
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
		noNetwork: "No network",
		thePageThatWas: "The page that was asked for could not be fetched.",
		thisPageCouldNot: "This page could not be fetched",
		yourDeviceHasNo:
			"Your device has no connection at the moment, or the connection does not reach us. What you have entered in an application is kept on this device.",
		theAdmissionsOfficeCan: "The admissions office can be rung on",
		tryAgain: "Try again",
	},
} as const satisfies WordSet;

export const remindersWords = {
	text: "frameWords",
	group: "reminders",
	words: {
		reminders: "Reminders",
		remindersByEMail: "Reminders by e-mail, and how to stop them.",
		noMoreReminders: "No more reminders",
		stopTheReminders: "Stop the reminders?",
		weDoNotRemind: "We do not remind you of {about} again.",
		weSentYouA: "We sent you a reminder of {about}. One click, and it was the last one.",
		thereIsNothingTo: "There is nothing to stop here",
		theApplicationOrThe:
			"The application or the saved answers behind this link have been deleted, so no reminder follows; or the mail program has cut the link off. If reminders go on, write to us.",
		writeToUs: "Write to us",
		decisionsAndReceiptsStill: "Decisions and receipts still reach you by mail.",
		sendThemAgain: "Send them again",
		stopTheseReminders: "Stop these reminders",
	},
} as const satisfies WordSet;
