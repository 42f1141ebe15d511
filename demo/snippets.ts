import type { SnippetSeed } from "#src/cases/writing/snippet.ts";

const greeting = "Dear {{first name}},";
const closing = "With kind regards from Snowdon\n{{my name}}\n{{school}}";
const letter = (...paragraphs: string[]) => [greeting, ...paragraphs, closing].join("\n\n");

/** What the admissions desk of the demo school writes most often. */
export const snippets: readonly SnippetSeed[] = [
	{
		key: "call-tried",
		kind: null,
		title: "We tried to call",
		subject: "We tried to call you",
		text: letter(
			"We have tried to reach you by phone and could not. When may we call again? We are at our desks from Monday " +
				"to Saturday, 9.30 to 5. You can also call us at {{school phone}}, or just answer this email.",
		),
	},
	{
		key: "visit",
		kind: null,
		title: "Come and see the campus",
		subject: "Come and see the campus",
		text: letter(
			"The best way to find out whether this is your school is to come up. On Saturdays at 10 and at 2, someone who " +
				"studies here shows the studios, the library, the workshop and a hostel; bring your parents, your questions " +
				"and a jacket. Tours are free, and you don’t need to apply.",
			"You can book a place on our site, under Visit.",
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
			"You can send it on the page of your application, from a phone as well; a photograph of the whole sheet, flat and " +
				"in daylight, will do.",
			"{{tracker link}}",
		),
	},
	{
		key: "results-later",
		kind: "application",
		title: "Class 12 or NATA comes later",
		subject: "{{reference}}: results that come later",
		text: letter(
			"You can apply before your Class 12 results are out, and before or after you have taken NATA. Your application is " +
				"complete without them for now.",
			"When the results are there, enter the marks on the page of your application and send the mark sheet there:",
			"{{tracker link}}",
			"We check the originals on the reporting date (day of joining).",
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
			"Bring your portfolio or a sketchbook, however thin, and the originals of your certificates. From the bus stand at " +
				"Udhagamandalam it is half an hour up; start early, since the mist does not care for timetables.",
			"If you cannot come then, tell us as soon as you know, and we look for another time.",
		),
	},
	{
		key: "answer-by",
		kind: "application",
		title: "The offer ends soon",
		subject: "{{reference}}: please answer by {{answer by}}",
		text: letter(
			"We’ve offered you a seat, and we’re keeping it for you until {{answer by}}. Please accept or decline it on the page of " +
				"your application:",
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
			"Thank you for your interest in our school. We teach B.Arch, M.Arch and a diploma; what each asks for, the fees, " +
				"the scholarships and this year’s dates are on our site, and you can apply there from your phone.",
			"If you would rather talk to someone first, call {{school phone}}, or come up on a Saturday: there is a tour at " +
				"10 and at 2.",
		),
	},
	{
		key: "no-mathematics",
		kind: "enquiry",
		title: "Without mathematics or physics",
		subject: "Architecture without mathematics or physics",
		text: letter(
			"For the B.Arch the Council of Architecture asks for physics, chemistry and mathematics, so without them there is " +
				"no way into it, here or elsewhere.",
			"Our Diploma in Architecture begins after Class 10, teaches mathematics throughout, and can lead to a B.Arch by " +
				"way of the aptitude test. We are glad to tell you more: {{school phone}}.",
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
				"have drawn their first section up here.",
			"And when you are in the Nilgiris: the studio door is open, and there is tea at four.",
		),
	},
	{
		key: "job-conversation",
		kind: "job-application",
		title: "Come for a conversation",
		subject: "Your application to {{school}}",
		text: letter(
			"We have read your application and your CV, and would like to get to know you. Please tell us on which days you " +
				"could come up to the school.",
			"If you would rather talk first, call {{school phone}}.",
		),
	},
];
