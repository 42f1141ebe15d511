import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { homeCountry } from "#src/forms/home-country.ts";
import { limits } from "#src/forms/limits.ts";
import type { ShortForm } from "#src/forms/short-form/short-form.ts";
import { isMailAddress } from "#src/mail/message.ts";
import * as paths from "#src/paths.ts";

/** 'Ready to Get Started?' in the panel beside the menu. */
export const sidebarMessage = {
	key: "sidebar",
	api: apiUrl(apiPaths.sidebarAdd),
	page: paths.getStarted,
	fields: [
		{
			name: "name",
			label: "Name",
			kind: "text",
			required: "Please enter your name",
			limit: limits.name,
			autoComplete: "name",
		},
		{
			name: "email",
			label: "Email",
			kind: "email",
			required: "Please enter your email",
			shape: { test: isMailAddress, message: "Invalid email format" },
			limit: limits.email,
			autoComplete: "email",
		},
		{
			name: "phone_number",
			label: "Phone number",
			kind: "tel",
			required: "Please enter your phone number",
			shape: { test: (text) => text.replace(/\D/g, "").length <= 15, message: "Please enter at most 15 digits" },
			limit: 40,
			country: homeCountry,
		},
		{
			name: "message",
			label: "Message",
			kind: "textarea",
			required: "Please enter your message",
			limit: limits.message,
		},
	],
	words: { send: "Send message", sent: "Thank you! We will contact you soon.", failed: "Your message was not sent." },
} as const satisfies ShortForm;
