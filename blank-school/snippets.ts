import type { SnippetSeed } from "../src/cases/writing/snippet.ts";

const greeting = "Dear {{first name}},";
const closing = "With kind regards\n{{my name}}\n{{school}}";
const letter = (...paragraphs: string[]) => [greeting, ...paragraphs, closing].join("\n\n");

/** Texts to begin with; the office changes them at its own page. */
export const snippets: readonly SnippetSeed[] = [
	{
		key: "call-tried",
		kind: null,
		title: "We tried to call",
		subject: "We tried to call you",
		text: letter(
			"We have tried to reach you by phone and could not. When may we call again? You can also call us at " +
				"{{school phone}}, or just answer this email.",
		),
	},
	{
		key: "still-needed",
		kind: "application",
		title: "What is still needed",
		subject: "{{reference}}: what is still needed",
		text: letter(
			"Thank you for your application for {{programme}}. To go on with it we still need:",
			"{{what is still needed}}",
			"You can send it on the page of your application, from a phone as well; a photograph will do.",
			"{{tracker link}}",
		),
	},
	{
		key: "tracker",
		kind: "application",
		title: "Where the application stands",
		subject: "{{reference}}: where your application stands",
		text: letter(
			"You can see at any time where your application stands, and what it waits for, on its own page:",
			"{{tracker link}}",
			"This link is for you alone. If a question stays open, answer this email or call {{school phone}}.",
		),
	},
	{
		key: "interview",
		kind: "application",
		title: "Before the interview",
		subject: "{{reference}}: your interview on {{interview day}}",
		text: letter(
			"We look forward to meeting you on {{interview day}} at {{interview time}}. The place: {{interview place}}.",
			"Please bring the originals of your certificates. If you cannot come then, tell us as soon as you know, and we " +
				"look for another time.",
		),
	},
	{
		key: "answer-by",
		kind: "application",
		title: "The offer ends soon",
		subject: "{{reference}}: please answer by {{answer by}}",
		text: letter(
			"We have offered you a place, and keep it for you until {{answer by}}. Please accept or decline it on the page " +
				"of your application:",
			"{{tracker link}}",
			"If you need more time or want to ask something first, call {{school phone}}.",
		),
	},
	{
		key: "enquiry-thanks",
		kind: "enquiry",
		title: "Thanks, and how to apply",
		subject: "Your enquiry at {{school}}",
		text: letter(
			"Thank you for your interest in our school. The programmes, what they ask for, the fees and the dates are on our " +
				"site, and you can apply there.",
			"If you would rather talk to someone, call {{school phone}}.",
		),
	},
	{
		key: "message-thanks",
		kind: "message",
		title: "An answer",
		subject: "Your message to {{school}}",
		text: letter("Thank you for writing to us.", "If a question stays open, just answer this email."),
	},
	{
		key: "alumni-thanks",
		kind: "alumni",
		title: "Thanks for the registration",
		subject: "Good to hear from you",
		text: letter(
			"Thank you for registering with us. We write when there is a meeting or something else that concerns those who " +
				"have studied here.",
		),
	},
];
