import { defineLetter } from "./define-letter.ts";

export const jobApplicationReceivedLetter = defineLetter({
	key: "job-application-received",
	name: "We have your application for a post",
	when: "When an application for a post has come in.",
	to: "the address that was entered",
	placeholders: { greeting: "“Dear” with the name, or “Good day,”", post: "the post" },
	words: {
		subject: "We have your application: {{post}}",
		title: "We have your application",
		preview: "{{post}}. It has reached the office, with your CV.",
		opening:
			"{{greeting}}\n\nThank you for applying to {{school}} for the post “{{post}}”. It has reached the office with your " +
			"CV, and somebody will write to you.\n\nIf you want to add something, reply to this mail.",
		note:
			"If you did not apply, somebody entered your address by mistake. Write to {{school e-mail}} and we delete the " +
			"application.",
	},
	needs: { subject: ["post"] },
});
