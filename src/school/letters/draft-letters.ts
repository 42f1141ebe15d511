import { defineLetter } from "./define-letter.ts";

const form = "the form, such as “B.Arch application”";
const until = "the day and time until which the link works";
const days = "how many days a saved application is stored after its last change";

const strangerWarning =
	"If you began no application, somebody else entered your address: please leave the link alone, and fill " +
	"in nothing that you did not begin.";

export const draftLinkLetter = defineLetter({
	key: "draft-link",
	name: "Your saved application",
	when: "When somebody saves an application with an address, or asks for its link.",
	to: "the address that was entered",
	placeholders: { form, until, links: "a sentence that says where the links lead", days },
	words: {
		subject: "Your saved {{form}}",
		title: "Your saved {{form}}",
		preview: "Go on with it until {{until}}.",
		opening: "Dear applicant,\n\nHere is the way back to your {{form}}. {{links}}",
		closing:
			"We keep a saved application for {{days}} days after its last change, then it is deleted with its documents. " +
			"You can delete it at any time with the button on its page.",
		note:
			"Whoever has a link can read, change and send the application behind it, so please do not pass this mail on. " +
			strangerWarning,
	},
	needs: { opening: ["links"] },
});

const reminderWarning =
	"If you do not want it any more, you need do nothing. Whoever has the link can read, change and send the " +
	"application, so please do not pass this mail on. If you began none, somebody else entered your address: please " +
	"leave the link alone.";

export const draftExpiresLetter = defineLetter({
	key: "draft-expires",
	name: "Your saved application will be deleted",
	when: "Before a saved application is deleted.",
	to: "the address that was entered",
	placeholders: { form, day: "the day on which it is deleted", until, days },
	words: {
		subject: "Your saved {{form}} is deleted on {{day}}",
		title: "Saved until {{day}}",
		preview: "You saved a {{form}} with us and have not sent it.",
		opening:
			"Dear applicant,\n\nYou saved a {{form}} with us and have not sent it. We keep it until {{until}}; then it is " +
			"deleted with its documents. Change something in it, and we keep it for {{days}} more days.",
		note: reminderWarning,
	},
	needs: { opening: ["until"] },
});

export const draftClosingLetter = defineLetter({
	key: "draft-closing",
	name: "Applications close soon",
	when: "Before the last day of admissions, when an application is saved and not sent.",
	to: "the address that was entered",
	placeholders: { form, day: "the last day, without its year", "last day": "the last day of admissions" },
	words: {
		subject: "Applications close on {{day}}: yours is saved and not sent",
		title: "Applications close on {{day}}",
		preview: "You saved a {{form}} with us and have not sent it.",
		opening:
			"Dear applicant,\n\nYou saved a {{form}} with us and have not sent it. The last day on which we take applications " +
			"is {{last day}}. Please send it by the end of that day.",
		note: reminderWarning,
	},
	needs: { opening: ["last day"] },
});

export const requestedLinksLetter = defineLetter({
	key: "requested-links",
	name: "The link to your application",
	when: "When somebody has asked for lost links on the site. The links stand below the text.",
	to: "the address that was entered",
	placeholders: {
		subject: "“The link to your application” or “The links to your applications”, after the number of a single one",
		heading: "the same without the number",
		them: "“it” or “them”",
		"they open": "“It opens” or “They open”",
	},
	words: {
		subject: "{{subject}}",
		title: "{{heading}}",
		preview: "{{they open}} on any device.",
		opening: "Dear applicant,\n\nSomebody asked for {{them}} on our website, most likely you.",
		note:
			"Whoever has a link can open the application behind it, so please do not pass this mail on. Links that you had " +
			"before go on working until their time is over. If you did not ask, you need do nothing: this mail went to you " +
			"alone.",
	},
});
