import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import type { Consent } from "#src/forms/consent.ts";
import { homeCountry } from "#src/forms/contact-details/home-country.ts";
import { limits } from "#src/forms/limits.ts";
import type { SingleStepConfig } from "#src/forms/single-step/single-step-config.ts";
import * as paths from "#src/paths.ts";
import { privacy } from "#src/paths.ts";

export const jobConsent = {
	version: "2026-12",
	text:
		"I have read the privacy policy, and agree that the school may keep and use what I send here, including my CV, " +
		"to decide on my application for this vacancy and to contact me about it.",
	links: [{ text: "privacy policy", to: privacy }],
	message: "jobConsentMissing",
} as const satisfies Consent;

export const cvField = {
	name: "cv",
	label: "CV",
	kind: "file",
	document: "cv",
	help: "One PDF, up to 5 MB.",
} as const;

/** The form on the page of an opening. @param slug the opening's readable key */
export function jobApplicationConfig(slug: string) {
	return {
		key: "job-application",
		// Answers about one post are no answers about another.
		draftKey: `job-application-${slug}`,
		api: apiUrl(apiPaths.careersApply(slug)),
		page: paths.careersDetails(slug),
		fields: [
			{ name: "name", label: "Name", kind: "text", maxLength: limits.name, autoComplete: "name" },
			{ name: "email", label: "Email", kind: "email", maxLength: limits.email, autoComplete: "email", half: true },
			{ name: "phone_no", label: "Phone", kind: "tel", maxLength: limits.phone, country: homeCountry, half: true },
			{
				name: "note",
				label: "Covering note",
				help: "Tell us about yourself, and why you want this job.",
				kind: "textarea",
				optional: true,
				rows: 6,
				maxLength: limits.message,
			},
			cvField,
		],
		consent: jobConsent,
		texts: {
			send: "Send the application",
			sent: "We’ve received your application. We’ll email you to confirm.",
			failed: "Your application wasn’t sent.",
		},
	} as const satisfies SingleStepConfig;
}

/** The form without its opening, for those who check what it sent. */
export const jobApplicationForm = jobApplicationConfig("opening");
