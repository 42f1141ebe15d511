import type { FormDefinition } from "#src/forms/definition.ts";
import type { SingleStepConfig } from "#src/forms/single-step/single-step-config.ts";
import { type Choice, standardCourses } from "#src/school/forms/standard-courses.ts";
import { contactMessage } from "./forms/contact-config.ts";
import { contactDefinition } from "./forms/contact-definition.ts";
import { quickEnquiry } from "./forms/quick-enquiry-config.ts";
import { quickEnquiryDefinition } from "./forms/quick-enquiry-definition.ts";
import { sidebarMessage } from "./forms/sidebar-config.ts";
import { sidebarDefinition } from "./forms/sidebar-definition.ts";

export type EnquiryForm = {
	config: SingleStepConfig;
	definition: FormDefinition;
	/** Title as the office reads it: "New quick enquiry". */
	label: string;
	/** The API's message when it is stored. */
	successMessage: "enquirySent" | "contactMessageSent";
	/** The field with the sender's address, if the form asks for one. */
	replyToField?: string;
};

let enquiry: FormDefinition = quickEnquiryDefinition();

/** Asks about these courses from now on, as `keepForms` has it; about those of the product if left out. */
export function keepCourses(courses: readonly Choice[] = standardCourses): void {
	enquiry = quickEnquiryDefinition(courses);
}

/** Every form that ends as an enquiry at the office. */
export const enquiryForms = {
	enquiry: {
		config: quickEnquiry,
		get definition() {
			return enquiry;
		},
		label: "quick enquiry",
		successMessage: "enquirySent",
		replyToField: "email",
	},
	sidebar: {
		config: sidebarMessage,
		definition: sidebarDefinition,
		label: "message from the side panel",
		successMessage: "enquirySent",
		replyToField: "email",
	},
	contact: {
		config: contactMessage,
		definition: contactDefinition,
		label: "contact message",
		successMessage: "contactMessageSent",
		replyToField: "email",
	},
} as const satisfies Record<string, EnquiryForm>;
