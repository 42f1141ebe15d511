import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import type { Consent } from "#src/forms/consent.ts";
import { homeCountry } from "#src/forms/contact-details/home-country.ts";
import { limits } from "#src/forms/limits.ts";
import type { SingleStepConfig } from "#src/forms/single-step/single-step-config.ts";
import * as paths from "#src/paths.ts";
import { privacy, terms } from "#src/paths.ts";

export const contactConsent = {
	version: "2026-12",
	text:
		"I have read the terms and conditions and the privacy policy, and agree that the school may use what I enter " +
		"here to reply to me. I am 18 or older, or my parent or guardian has read this and agrees.",
	links: [
		{ text: "terms and conditions", to: terms },
		{ text: "privacy policy", to: privacy },
	],
	message: "contactConsentMissing",
} as const satisfies Consent;

/** 'Leave a message' of /contact. The placeholders are the messages for blank answers. */
export const contactMessage = {
	key: "contact",
	api: apiUrl(apiPaths.contactEmail),
	page: paths.contact,
	fields: [
		{
			name: "name",
			label: "Name",
			kind: "text",
			placeholder: "Please Enter Name",
			maxLength: limits.name,
			autoComplete: "name",
		},
		{
			name: "email",
			label: "Email",
			kind: "email",
			placeholder: "Please Enter Email",
			maxLength: limits.email,
			autoComplete: "email",
			half: true,
		},
		{
			name: "phone_no",
			label: "Phone",
			kind: "tel",
			placeholder: "Please Enter Number",
			maxLength: limits.other,
			country: homeCountry,
			half: true,
		},
		{ name: "subject", label: "Subject", kind: "text", placeholder: "Please Enter Subject", maxLength: limits.other },
		{
			name: "message",
			label: "Message",
			kind: "textarea",
			placeholder: "Write Message",
			maxLength: limits.message,
			rows: 6,
		},
	],
	consent: contactConsent,
	texts: {
		send: "Send message",
		sent: "Your message has been sent successfully!",
		failed: "Failed to send message. Please try again.",
	},
} as const satisfies SingleStepConfig;
