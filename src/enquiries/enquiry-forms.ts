import type { ShortForm } from "#src/forms/short-form/short-form.ts";
import { contactMessage } from "./forms/contact-definition.ts";
import { quickEnquiry } from "./forms/quick-enquiry-definition.ts";
import { sidebarMessage } from "./forms/sidebar-definition.ts";

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
	sidebar: {
		form: sidebarMessage,
		noun: "message from the side panel",
		taken: "Thank you! We will contact you soon.",
		replyTo: "email",
	},
	contact: { form: contactMessage, noun: "contact message", taken: "Message sent successfully!", replyTo: "email" },
} as const satisfies Record<string, InboxForm>;
