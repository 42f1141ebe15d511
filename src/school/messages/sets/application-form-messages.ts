import type { MessageSet } from "#src/school/messages/message-set.ts";

export const applicationFormMessages = {
	text: "applicationMessages",
	group: "applicationForm",
	messages: {
		loadFailedTitle: "Part of this form didn’t load.",
		tryAgain: "Try again",
		loadFailedNote: "Check your connection and try again. You can’t send the form until it loads.",
		scriptNeededTitle: "This form needs JavaScript",
		scriptNeeded:
			"Your browser has it turned off. Turn it on and reload the page. Or <mail>email {email}</mail> or call <call>{phone}</call>, and we’ll post you the form. The first step’s questions are below.",
		scriptNeededOrPaper:
			"Your browser has it turned off. Turn it on and reload the page. Or apply on paper: print <pdf>the form as a PDF</pdf>, or <mail>email {email}</mail> or call <call>{phone}</call>, and we’ll post it to you. The first step’s questions are below.",
		aboutForm: "About this form",
		neededTitle: "You’ll need",
		nextTitle: "Next steps",
		onPaperTitle: "On paper",
		paperForm: "<pdf>Download the form (PDF)</pdf> to read first, or fill it in by hand and post it to us.",
		helpTitle: "Need help?",
		neededSummary: "Before you start, have ready",
		seeDates: "See the dates",
		seeProgrammes: "See the programmes",
		requestCall: "Ask us to call you",
		appliedBefore:
			"If you’ve already applied, nothing changes. Use the link in our email to see your application and pay the application fee. If you’ve lost it, <link>we’ll send it again</link>.",
		answersBelow: "Your answers are below. You can read, copy or delete them, but you can’t send them now.",
		alreadySentTitle: "Application {reference} was sent from this device.",
		openSent: "Open this application",
		alreadySentNote: "Only fill in the form below if you’re applying for someone else.",
		home: "Home",
		academics: "Academics",
		notOfferedTitle: "We don’t offer this programme",
		notifyTitle: "Want an email when it opens?",
		paymentNeeded: "A card or UPI for the application fee: {fee}",
	},
} as const satisfies MessageSet;

/** Texts on a form's page about what an applicant needs at hand, unless the office has written its own. */
export const atHandMessages = {
	text: "applicationMessages",
	group: "atHand",
	messages: {
		barchLead: "Two steps, about ten minutes. Have your Class 10 and Class 12 marks ready.",
		marchLead: "Two steps, about ten minutes. Have your Class 10, Class 12 and B.Arch marks ready.",
		diplomaLead: "Two steps, about ten minutes. Have your Class 10 marks ready.",
		diplomaLeadWithCertificate:
			"Two steps, about ten minutes. Have your Class 10 certificate ready as a PDF or Word file, or take photos of it here. You send it with the form.",
		addedLead: "Two steps, about ten minutes. Have your marks ready.",
		threeStepsLead: "Three steps, about ten minutes. Have your marks ready.",
		attachDocuments: "You can attach PDF or Word files, or take photos here.",
		barchMarks: "Class 10 and Class 12 marks and years of passing",
		marchMarks: "Class 10, Class 12 and B.Arch marks and years of passing",
		diplomaMarks: "Class 10 marks and year of passing",
		addedMarks: "Marks and years of passing",
		class10: "Your Class 10 certificate (PDF, Word or photos)",
		class12: "Your Class 12 certificate (PDF, Word or photos)",
		degree: "Your degree certificate (PDF, Word or photos)",
		portfolio: "Your portfolio (PDF)",
		class10Of: "For {department}: your Class 10 certificate (PDF, Word or photos)",
		class12Of: "For {department}: your Class 12 certificate (PDF, Word or photos)",
		degreeOf: "For {department}: your degree certificate (PDF, Word or photos)",
		portfolioOf: "For {department}: your portfolio (PDF)",
		otherCertificates: "Your certificates, if you have them (PDF, Word or photos)",
		nataScore: "Your NATA score, if it’s out",
		testScore: "Your {test} score, if it’s out",
		registrationNumber: "Your COA registration number, if you have one",
		afterwards: "You’ll get an application number and a confirmation email right away.",
		paying: "You can pay the application fee then, or later from the link in the email.",
	},
} as const satisfies MessageSet;
