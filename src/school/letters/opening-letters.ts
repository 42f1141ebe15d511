import { defineLetter } from "./define-letter.ts";

const form = "the form, such as “B.Arch application”";
const season = "the form, with the year of the season if it is known";
const dates = "the address of the page about dates";

export const openingRequestedLetter = defineLetter({
	key: "opening-requested",
	name: "We tell you when it opens",
	when: "When somebody has asked to be told when a form opens.",
	to: "the address that was entered",
	placeholders: { form, "form and year": season, "page of dates": dates },
	words: {
		subject: "We tell you when the {{form}} opens",
		title: "We tell you when it opens",
		preview: "One mail, on the day on which the {{form}} opens.",
		opening:
			"Good day,\n\nSomebody, most likely you, asked us to write to this address when the {{form and year}} opens. You " +
			"get one mail with the link to the form, and nothing else.\n\nWhat is known of the dates so far: {{page of dates}}",
		note: "If you did not ask, or do not need it any more, end it: your address is then deleted at once.",
	},
	needs: { opening: ["form and year"] },
});

export const openingLetter = defineLetter({
	key: "opening",
	name: "A form is open",
	when: "On the day on which a form opens, once.",
	to: "whoever has asked for it",
	placeholders: {
		form,
		"form and year": season,
		"page of dates": dates,
		"last day": "a sentence with the last day of admissions, or that all dates are on their page",
		days: "after how many days the address is deleted",
	},
	words: {
		subject: "The {{form}} is open",
		title: "It is open",
		preview: "The {{form and year}} is open.",
		opening: "Good day,\n\nThe {{form and year}} is open. You asked us to tell you. {{last day}}",
		closing: "All dates: {{page of dates}}",
		note:
			"This is the only mail about it. We delete your address {{days}} days after it has left; with this link you " +
			"delete it now.",
	},
	needs: { opening: ["form and year"] },
});
