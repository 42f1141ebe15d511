import type { Facts } from "#src/formatting/placeholders.ts";
import { fillWords } from "./fill-words.ts";
import type { MailWords, StageWords, StageWordsKey } from "./stage-words.ts";

const cannotCome =
	"If you cannot come then, write to {{school e-mail}} or call {{school phone}}, and we look for another time.";

/** The words of the product, until the office gives a stage its own. */
export const defaultWords: Readonly<Record<StageWordsKey, StageWords>> = {
	received: { page: { title: "Your application waits to be read.", text: "" }, mail: null },
	reading: {
		page: { title: "Your application is being read.", text: "We write to you when there is news." },
		mail: null,
	},
	interview: {
		page: { title: "We would like to meet you.", text: "" },
		mail: {
			subject: "your interview is on {{interview day}}",
			title: "We would like to meet you",
			text: `We would like to talk with you about your application.\n\n${cannotCome}`,
		},
	},
	"interview-again": {
		page: null,
		mail: {
			subject: "your interview is on {{interview day}}",
			title: "Your interview has another time",
			text: `The time or the place of your interview has changed. What counts is below.\n\n${cannotCome}`,
		},
	},
	"interview-over": {
		page: { title: "The day of your interview is over.", text: "We write to you when it is decided." },
		mail: null,
	},
	offered: {
		page: { title: "We offer you a place.", text: "" },
		mail: {
			subject: "we offer you a place",
			title: "We offer you a place",
			text:
				"Congratulations: we offer you a place. Please accept or decline it by {{answer by}}, on the page of your " +
				"application.",
		},
	},
	"offered-again": {
		page: null,
		mail: {
			subject: "you can accept your place until {{answer by}}",
			title: "Your offer has another last day",
			text:
				"The last day of your offer has changed. Please accept or decline it by {{answer by}}, on the page of your " +
				"application.",
		},
	},
	"offer-over": {
		page: {
			title: "Our offer ended on {{answer by}}.",
			text: "If you still want the place, please write to us; we tell you whether it is free.",
		},
		mail: {
			subject: "our offer has ended",
			title: "Our offer has ended",
			text:
				"You could accept the place that we offered you until {{answer by}}. We have no answer from you, so the place " +
				"may go to somebody else.\n\n" +
				"If you still want it, answer this mail; we tell you whether it is free.",
		},
	},
	waitlisted: {
		page: {
			title: "You are on the waiting list.",
			text: "If a place becomes free, we write to you. There is nothing that you must do.",
		},
		mail: {
			subject: "you are on the waiting list",
			title: "You are on the waiting list",
			text:
				"We cannot offer you a place now. You are on the waiting list: if a place becomes free, we write to you.\n\n" +
				"There is nothing that you must do. If you no longer want to wait, you can withdraw on the application’s page.",
		},
	},
	accepted: {
		page: {
			title: "The place is yours.",
			text: "You have accepted it. We write to you about what comes before the day of joining.",
		},
		mail: {
			subject: "you have accepted the place",
			title: "The place is yours",
			text:
				"You have accepted the place. We are glad, and write to you about what comes before the day of joining.\n\n" +
				"If you cannot come after all, answer this mail as soon as you know.",
		},
	},
	"seat-unpaid": {
		page: {
			title: "You’ve accepted. Pay the seat fee to keep the seat.",
			text:
				"The seat is yours once we have the seat fee of {{seat fee}}. Please pay it by {{pay by}}: after that day we may " +
				"offer the seat to someone else. If you need more time, write to us before then.",
		},
		mail: null,
	},
	declined: {
		page: {
			title: "We cannot offer you a place.",
			text:
				"We are sorry. We know that much work and hope went into your application, and thank you for both. If you " +
				"have a question about the decision, please write to us.",
		},
		mail: {
			subject: "our decision",
			title: "Our decision on your application",
			text:
				"We are sorry: we cannot offer you a place. We know that much work and hope went into your application, and " +
				"thank you for both.\n\nIf you have a question about this decision, answer this mail.",
		},
	},
	"place-declined": {
		page: {
			title: "You have declined the place.",
			text: "Thank you for telling us. If it was a mistake, please write to us at once.",
		},
		mail: {
			subject: "you have declined the place",
			title: "You have declined the place",
			text:
				"Thank you for telling us. Your application ends here; there is nothing more to do.\n\n" +
				"If this was a mistake, answer this mail at once: the place may go to somebody else.",
		},
	},
	withdrawn: {
		page: {
			title: "Your application is withdrawn.",
			text: "It is not read any further, and no fee is due for it any more.",
		},
		mail: {
			subject: "your application is withdrawn",
			title: "Your application is withdrawn",
			text:
				"Your application is withdrawn. We do not read it any further, and no fee is due for it any more.\n\n" +
				"You can take the withdrawal back on the application’s page as long as admissions are open.",
		},
	},
};

const noMail: MailWords = { subject: "your application", title: "Your application", text: "" };

/** The product's words in the mail about a stage. Stages that are not mailed have none. */
export function defaultMailWords(key: StageWordsKey, facts: Facts): MailWords {
	const words = defaultWords[key].mail ?? noMail;
	return fillWords(words, facts) ?? words;
}
