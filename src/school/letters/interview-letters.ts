import { defineLetter } from "./define-letter.ts";

const name = "the applicant’s name, or “applicant”";
const reference = "the number of the application";
const form = "the form, such as “B.Arch application”";
const time = "the day and time of the interview, as at the school";
const until = "the day and time until which it can be changed";
const ownLink = "Whoever has this link can change your interview, so please do not pass this mail on.";

export const interviewInvitationLetter = defineLetter({
	key: "interview-invitation",
	name: "Choose a time for your interview",
	when: "When a member invites an applicant to an interview.",
	to: "the applicant",
	placeholders: { name, form, reference },
	words: {
		subject: "{{reference}}: please choose a time for your interview",
		title: "Choose a time for your interview",
		preview: "We would like to talk with you about your {{form}}.",
		opening:
			"Dear {{name}},\n\nWe have read your {{form}} and would like to talk with you. Please choose a time by the link " +
			"below. You can change it there later, too.",
		note: `${ownLink} If none of the times suits you, write to {{school e-mail}} or call {{school phone}}.`,
	},
	needs: { subject: ["reference"] },
});

export const interviewBookedLetter = defineLetter({
	key: "interview-booked",
	name: "Your interview is booked",
	when: "When an applicant has taken a time, or changed it. A calendar entry comes with it.",
	to: "the applicant",
	placeholders: { name, form, reference, time, until },
	words: {
		subject: "{{reference}}: your interview is on {{time}}",
		title: "Your interview is booked",
		preview: "{{time}}",
		opening: "Dear {{name}},\n\nThank you. We look forward to talking with you.",
		closing: "If this time does not suit you after all, you can change or cancel it until {{until}}.",
		note: `${ownLink} The calendar file that comes with this mail has the same time.`,
	},
	needs: { subject: ["reference"], closing: ["until"] },
});

export const interviewMovedLetter = defineLetter({
	key: "interview-moved",
	name: "Your interview has changed",
	when: "When the office moves an interview. A calendar entry comes with it.",
	to: "the applicant",
	placeholders: { name, form, reference, time, until },
	words: {
		subject: "{{reference}}: your interview has changed, it is on {{time}}",
		title: "Your interview has changed",
		preview: "{{time}}",
		opening: "Dear {{name}},\n\nWe had to change your interview, and are sorry for it. This is how it stands now.",
		closing: "If this does not suit you, you can change or cancel it until {{until}}.",
		note: `${ownLink} The calendar file that comes with this mail replaces the one before.`,
	},
	needs: { subject: ["reference", "time"] },
});

export const interviewCancelledLetter = defineLetter({
	key: "interview-cancelled",
	name: "Your interview is cancelled",
	when: "When the applicant or the office has cancelled an interview.",
	to: "the applicant",
	placeholders: {
		name,
		form,
		reference,
		time,
		who: "“You have cancelled your interview”, or “We had to cancel your interview”",
	},
	words: {
		subject: "{{reference}}: the interview on {{time}} is cancelled",
		title: "Your interview is cancelled",
		preview: "{{time}}",
		opening: "Dear {{name}},\n\n{{who}} on {{time}}. You can choose another time by the link below.",
		note: `${ownLink} The calendar file that comes with this mail takes the entry out.`,
	},
	needs: { subject: ["reference"] },
});
