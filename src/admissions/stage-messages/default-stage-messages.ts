import { seatUnpaidText } from "#src/admissions/season/season-letter-texts.ts";
import type { Facts } from "#src/formatting/placeholders.ts";
import { fillIn } from "./fill-messages.ts";
import type { MailMessages, StageMessages, StageMessagesKey } from "./stage-messages.ts";

const cannotCome = "If you can’t come, email {{school e-mail}} or call {{school phone}}. We’ll find another time.";

/** The words of the product, until the office gives a stage its own. */
export const defaultMessages: Readonly<Record<StageMessagesKey, StageMessages>> = {
	received: {
		page: { title: "We’ve received your application.", text: "We’ll email you after we’ve reviewed it." },
		mail: null,
	},
	reading: {
		page: { title: "Your application is under review.", text: "We’ll email you with any update." },
		mail: null,
	},
	interview: {
		page: { title: "Your interview is scheduled.", text: "" },
		mail: {
			subject: "Your interview is on {{interview day}}",
			title: "Your interview is scheduled",
			text: `We’d like to talk with you about your application. The details are below.\n\n${cannotCome}`,
		},
	},
	"interview-again": {
		page: null,
		mail: {
			subject: "Your interview is now on {{interview day}}",
			title: "Your interview has changed",
			text: `We’ve changed the time or place of your interview. The new details are below.\n\n${cannotCome}`,
		},
	},
	"interview-over": {
		page: { title: "Your interview is over.", text: "We’ll email you when we’ve made a decision." },
		mail: null,
	},
	offered: {
		page: { title: "We’ve made you an offer.", text: "" },
		mail: {
			subject: "We’re offering you a seat",
			title: "We’re offering you a seat",
			text:
				"Congratulations. We’re offering you a seat. Accept or decline the offer by {{answer by}}. The " +
				"seat is yours as soon as you accept. Until then it isn’t reserved. Your offer letter is attached.",
		},
	},
	"offered-again": {
		page: null,
		mail: {
			subject: "You have until {{answer by}} to accept your offer",
			title: "You have until {{answer by}} to accept your offer",
			text: "We’ve changed the deadline for your offer. Accept or decline it by {{answer by}}. A new offer letter is attached.",
		},
	},
	"offer-over": {
		page: {
			title: "Your offer expired on {{answer by}}.",
			text: "If you’d still like a seat, contact us. We’ll tell you if one is available.",
		},
		mail: {
			subject: "Your offer has expired",
			title: "Your offer has expired",
			text:
				"Your offer expired on {{answer by}} because we didn’t hear from you. We may offer the seat to someone " +
				"else.\n\nIf you’d still like a seat, reply to this email. We’ll tell you if one is available.",
		},
	},
	waitlisted: {
		page: {
			title: "You’re on the waiting list.",
			text: "We’ll email you if a seat becomes available.",
		},
		mail: {
			subject: "You’re on the waiting list",
			title: "You’re on the waiting list",
			text:
				"We can’t offer you a seat now, but you’re on the waiting list. We’ll email you if a seat becomes " +
				"available.\n\nYou don’t need to do anything. If you no longer want to wait, you can withdraw on your " +
				"application page.",
		},
	},
	accepted: {
		page: {
			title: "The seat is yours.",
			text: "You’ve accepted our offer. Before the reporting date (day of joining), we’ll email you about what to do next.",
		},
		mail: {
			subject: "You’ve accepted your seat",
			title: "The seat is yours",
			text:
				"You’ve accepted our offer. We’ll email you the details before your reporting date (day of joining).\n\nIf you " +
				"no longer want the seat, reply to this email.",
		},
	},
	"seat-unpaid": {
		page: {
			title: "The seat is yours.",
			text: `Pay the seat acceptance fee of {{seat fee}} by {{pay by}}. ${seatUnpaidText}`,
		},
		mail: null,
	},
	declined: {
		page: {
			title: "We can’t offer you a seat.",
			text:
				"We’re sorry. Thank you for the work you put into your application. If you have a question about the " +
				"decision, contact us.",
		},
		mail: {
			subject: "Our decision on your application",
			title: "Our decision on your application",
			text: "We’re sorry, but we can’t offer you a seat. Thank you for the work you put into your application.\n\nIf you have a question about this decision, reply to this email.",
		},
	},
	"place-declined": {
		page: {
			title: "You’ve declined our offer.",
			text: "Thank you for telling us. If this was a mistake, contact us right away.",
		},
		mail: {
			subject: "You’ve declined our offer",
			title: "You’ve declined our offer",
			text:
				"Thank you for telling us. Your application ends here, and you don’t need to do anything else.\n\nIf this " +
				"was a mistake, reply to this email right away. We may offer the seat to someone else.",
		},
	},
	withdrawn: {
		page: {
			title: "Your application is withdrawn.",
			text: "We’ve stopped reviewing it, and no fee is due.",
		},
		mail: {
			subject: "Your application is withdrawn",
			title: "Your application is withdrawn",
			text:
				"We’ve stopped reviewing your application, and you don’t need to pay anything. If you’ve paid the " +
				"application fee, see “Cancellation and refunds” on our website.\n\nYou can restore your application on " +
				"its page while admissions are open.",
		},
	},
};

const noMail: MailMessages = { subject: "Your application", title: "Your application", text: "" };

/** The product's words in the mail about a stage. Stages that are not mailed have none. */
export function defaultMail(key: StageMessagesKey, facts: Facts): MailMessages {
	const messages = defaultMessages[key].mail ?? noMail;
	return fillIn(messages, facts) ?? messages;
}
