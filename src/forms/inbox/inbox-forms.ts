import { contactMessage } from "../contact/contact-questions.ts";
import { quickEnquiry } from "../enquiry/quick-enquiry-questions.ts";
import { sidebarMessage } from "../enquiry/sidebar-questions.ts";
import type { ShortForm } from "../short-form/short-form.ts";

export type InboxForm = {
	form: ShortForm;
	/** How the office reads it: "New quick enquiry". */
	noun: string;
	/** What the API answers when it is taken. */
	taken: string;
	/** The field with the sender's address, where there is one. */
	replyTo?: string;
};

/** Every form of one step that ends in the office's inbox. */
export const inboxForms = {
	enquiry: { form: quickEnquiry, noun: "quick enquiry", taken: "Thank you! We will contact you soon." },
	sidebar: { form: sidebarMessage, noun: "message from the side panel", taken: "Thank you! We will contact you soon.", replyTo: "email" },
	contact: { form: contactMessage, noun: "contact message", taken: "Message sent successfully!", replyTo: "email" },
} as const satisfies Record<string, InboxForm>;
