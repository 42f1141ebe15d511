import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { homeCountry } from "#src/forms/home-country.ts";
import { limits } from "#src/forms/limits.ts";
import type { ShortForm } from "#src/forms/short-form/short-form.ts";
import { isMailAddress } from "#src/mail/message.ts";
import * as paths from "#src/paths.ts";
import { contactConsent } from "./contact-consent.ts";

/** 'Leave a message' of /contact: the browser asks for what is missing, and hints at it in the same words. */
export const contactMessage = {
	key: "contact",
	api: apiUrl(apiPaths.contactEmail),
	page: paths.contact,
	hinted: true,
	fields: [
		{
			name: "name",
			label: "Name",
			kind: "text",
			required: "Please Enter Name",
			limit: limits.name,
			autoComplete: "name",
		},
		{
			name: "email",
			label: "Email",
			kind: "email",
			required: "Please Enter Email",
			shape: { test: isMailAddress, message: "Invalid email format" },
			limit: limits.email,
			autoComplete: "email",
			half: true,
		},
		{
			name: "phone_no",
			label: "Phone",
			kind: "tel",
			required: "Please Enter Number",
			limit: limits.other,
			country: homeCountry,
			half: true,
		},
		{ name: "subject", label: "Subject", kind: "text", required: "Please Enter Subject", limit: limits.other },
		{ name: "message", label: "Message", kind: "textarea", required: "Write Message", limit: limits.message, rows: 6 },
	],
	consent: contactConsent,
	words: {
		send: "Send message",
		sent: "Your message has been sent successfully!",
		failed: "Failed to send message. Please try again.",
	},
} as const satisfies ShortForm;
