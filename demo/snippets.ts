import type { SnippetSeed } from "#src/cases/writing/snippet.ts";

const greeting = "Dear {{first name}},";
const closing = "Kind regards from Snowdon\n{{my name}}\n{{school}}";
const letter = (...paragraphs: string[]) => [greeting, ...paragraphs, closing].join("\n\n");

/** Texts that the admissions desk of the demo school writes most often. */
export const snippets: readonly SnippetSeed[] = [
	{
		key: "call-tried",
		kind: null,
		title: "We tried to call",
		subject: "We tried to call you",
		text: letter(
			"We tried to call you but couldn’t reach you. When can we call again? The office is open from Monday to Saturday, " +
				"nine to five. You can also call us on {{school phone}} or reply to this email.",
		),
	},
	{
		key: "visit",
		kind: null,
		title: "Come and see the campus",
		subject: "Come and see the campus",
		text: letter(
			"The best way to find out whether this is your school is to visit. On Saturdays at 10 and at 2, a student shows " +
				"you the studios, the library, the workshop and a hostel. Bring your parents, your questions and a jacket. " +
				"Tours are free, and you don’t need to apply.",
			"Book a tour on our website, under Visit.",
		),
	},
	{
		key: "still-needed",
		kind: "application",
		title: "Missing documents",
		subject: "Documents we still need ({{reference}})",
		text: letter(
			"Thank you for your application for {{programme}}. We still need:",
			"{{what is still needed}}",
			"Upload what’s missing on your application page. From a phone, take a photo of the whole sheet, flat and in " +
				"daylight.",
			"{{tracker link}}",
		),
	},
	{
		key: "results-later",
		kind: "application",
		title: "Class 12 or NATA results come later",
		subject: "You can send your results later ({{reference}})",
		text: letter(
			"You can apply before your Class 12 results are out, and before you’ve taken NATA. For now, your application is " +
				"complete without them.",
			"When you have the results, enter the marks and upload the mark sheet on your application page:",
			"{{tracker link}}",
			"We check the originals on the reporting date (day of joining).",
		),
	},
	{
		key: "tracker",
		kind: "application",
		title: "Stage of the application",
		subject: "The stage of your application ({{reference}})",
		text: letter(
			"Your application page always shows the stage of your application, and what we still need from you:",
			"{{tracker link}}",
			"This link is for you only. If you have a question, reply to this email or call {{school phone}}.",
		),
	},
	{
		key: "interview",
		kind: "application",
		title: "Before the interview",
		subject: "Your interview on {{interview day}} ({{reference}})",
		text: letter(
			"We look forward to meeting you on {{interview day}} at {{interview time}}. Place: {{interview place}}.",
			"Bring your portfolio or a sketchbook, however thin, and your original certificates. Bus 12 from " +
				"the town takes ten minutes. Start early, because mist can delay the buses.",
			"If you can’t come, tell us as soon as you know. We’ll find another time.",
		),
	},
	{
		key: "answer-by",
		kind: "application",
		title: "The offer expires soon",
		subject: "Accept your offer by {{answer by}} ({{reference}})",
		text: letter(
			"We’ve offered you a seat, and your offer expires on {{answer by}}. The seat is yours as soon as you accept. Until " +
				"then it isn’t reserved. Accept or decline the offer on your application page:",
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
			"Thank you for your interest in our school. We teach the B.Arch, the M.Arch and a diploma. Our website shows the " +
				"requirements, fees, scholarships and this year’s dates. You can apply there from your phone.",
			"If you’d rather talk to someone first, call {{school phone}}, or come on a Saturday. There are tours at 10 and " +
				"at 2.",
		),
	},
	{
		key: "no-mathematics",
		kind: "enquiry",
		title: "Without mathematics or physics",
		subject: "Architecture without mathematics or physics",
		text: letter(
			"For the B.Arch, the Council of Architecture requires physics, chemistry and mathematics. Without them, you can’t " +
				"join a B.Arch anywhere in India.",
			"Our Diploma in Architecture begins after Class 10, teaches mathematics throughout, and can lead to a B.Arch " +
				"with the aptitude test. To find out more, call {{school phone}}.",
		),
	},
	{
		key: "message-thanks",
		kind: "message",
		title: "Reply to a message",
		subject: "Your message to {{school}}",
		text: letter("Thank you for your message.", "If you have another question, reply to this email."),
	},
	{
		key: "alumni-thanks",
		kind: "alumni",
		title: "Thanks for the registration",
		subject: "Good to hear from you",
		text: letter(
			"Thank you for registering with us. We’ll email you about meetings and other news for alumni.",
			"When you’re in the Nilgiris, come by. The studio door is open, and there’s tea at four.",
		),
	},
	{
		key: "job-conversation",
		kind: "job-application",
		title: "Come and meet us",
		subject: "Your application to {{school}}",
		text: letter(
			"We’ve read your application and your CV, and we’d like to meet you. Which days could you come to the school?",
			"If you’d rather talk first, call {{school phone}}.",
		),
	},
];
