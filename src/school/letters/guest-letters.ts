import { defineLetter } from "./define-letter.ts";

const greeting = "“Dear” with the name, or “Good day,”";
const day = "the day and time of the visit";

export const enquiryReceivedLetter = defineLetter({
	key: "enquiry-received",
	name: "We have your message",
	when: "When an enquiry or a message has come in.",
	to: "its sender, who may have entered the address of another",
	placeholders: { greeting },
	words: {
		subject: "We have your message",
		title: "We have your message",
		preview: "It has reached the office. Somebody will answer you.",
		opening:
			"{{greeting}}\n\nThank you for writing to {{school}}. Your message has reached the office, and somebody will " +
			"answer you.\n\nIf it is urgent, call {{school phone}}. You can also reply to this mail.",
		note:
			"If you did not write to us, somebody entered your address by mistake. Write to {{school e-mail}} and we delete " +
			"the message.",
	},
});

export const alumniThanksLetter = defineLetter({
	key: "alumni-thanks",
	name: "Thank you for registering",
	when: "When an alumnus or alumna has registered.",
	to: "the address that was entered",
	placeholders: { name: "the name, or “alumnus or alumna”" },
	words: {
		subject: "Thank you for registering with us",
		title: "Thank you for registering",
		preview: "You are on the list of our alumni.",
		opening:
			"Dear {{name}},\n\nThank you for registering as an alumnus or alumna of {{school}}. We will write when there is " +
			"something to come back for.",
		note: "To see, change or delete what we keep about you, or if you did not register, write to {{school e-mail}}.",
	},
	needs: { note: ["school e-mail"] },
});

export const visitBookedLetter = defineLetter({
	key: "visit-booked",
	name: "Your visit is booked",
	when: "When somebody has booked a tour of the campus.",
	to: "the guest",
	placeholders: { greeting, day, "visit page": "the address of the page about visits" },
	words: {
		subject: "Your visit on {{day}}",
		title: "Your visit is booked",
		preview: "{{day}}",
		opening: "{{greeting}}\n\nWe look forward to showing you {{school}}.",
		closing: "How to come and what you see: {{visit page}}",
		note: "If you did not book this, cancel it by the link, or write to {{school e-mail}}.",
	},
});

export const visitCancelledLetter = defineLetter({
	key: "visit-cancelled",
	name: "Your visit is cancelled",
	when: "When a guest, or the office for a guest, has cancelled.",
	to: "the guest",
	placeholders: { greeting, day },
	words: {
		subject: "Your visit on {{day}} is cancelled",
		title: "Your visit is cancelled",
		preview: "{{day}}",
		opening: "{{greeting}}\n\nYour places are free again. You can book another day whenever you like.",
		closing: "",
	},
});
