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
			"We tried to call you but couldn’t reach you. When can we call again? You can also call us at " +
				"{{school phone}}, or just reply to this email.",
		),
	},
	{
		key: "still-needed",
		kind: "application",
		title: "Missing documents",
		subject: "{{reference}}: documents still needed",
		text: letter(
			"Thank you for your application for {{programme}}. To continue, we still need:",
			"{{what is still needed}}",
			"You can add it on your application page, even from a phone. A photo will do.",
			"{{tracker link}}",
		),
	},
	{
		key: "tracker",
		kind: "application",
		title: "Application status",
		subject: "{{reference}}: the status of your application",
		text: letter(
			"You can see the status of your application, and what it’s waiting for, at any time on its own page:",
			"{{tracker link}}",
			"This link is only for you. If you have questions, reply to this email or call {{school phone}}.",
		),
	},
	{
		key: "interview",
		kind: "application",
		title: "Before the interview",
		subject: "{{reference}}: your interview on {{interview day}}",
		text: letter(
			"We look forward to meeting you on {{interview day}} at {{interview time}}. Place: {{interview place}}.",
			"Bring your original certificates. If you can’t come, tell us as soon as you know. We’ll find another time.",
		),
	},
	{
		key: "answer-by",
		kind: "application",
		title: "The offer expires soon",
		subject: "{{reference}}: accept or decline by {{answer by}}",
		text: letter(
			"We’ve offered you a seat. Accept or decline the offer by {{answer by}} on your application page:",
			"{{tracker link}}",
			"If you need more time or have a question, call {{school phone}}.",
		),
	},
	{
		key: "enquiry-thanks",
		kind: "enquiry",
		title: "Thanks, and how to apply",
		subject: "Your enquiry at {{school}}",
		text: letter(
			"Thank you for your interest in our school. Our website has the programmes, requirements, fees and dates, and " +
				"you can apply there.",
			"If you’d rather talk to someone, call {{school phone}}.",
		),
	},
	{
		key: "message-thanks",
		kind: "message",
		title: "Reply",
		subject: "Your message to {{school}}",
		text: letter("Thank you for writing to us.", "If you have more questions, just reply to this email."),
	},
	{
		key: "alumni-thanks",
		kind: "alumni",
		title: "Thanks for the registration",
		subject: "Good to hear from you",
		text: letter("Thank you for registering with us. We’ll email you about meetings and other alumni news."),
	},
];
