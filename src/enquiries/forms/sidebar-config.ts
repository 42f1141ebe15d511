import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { homeCountry } from "#src/forms/contact-details/home-country.ts";
import { limits } from "#src/forms/limits.ts";
import type { SingleStepConfig } from "#src/forms/single-step/single-step-config.ts";
import * as paths from "#src/paths.ts";

/** 'Ready to Get Started?' in the side panel. */
export const sidebarMessage = {
	key: "sidebar",
	api: apiUrl(apiPaths.sidebarAdd),
	page: paths.getStarted,
	fields: [
		{ name: "name", label: "Name", kind: "text", maxLength: limits.name, autoComplete: "name" },
		{ name: "email", label: "Email", kind: "email", maxLength: limits.email, autoComplete: "email" },
		{ name: "phone_number", label: "Phone number", kind: "tel", maxLength: limits.phone, country: homeCountry },
		{ name: "message", label: "Message", kind: "textarea", maxLength: limits.message },
	],
	texts: { send: "Send message", sent: "Thank you! We will contact you soon.", failed: "Your message wasn’t sent." },
} as const satisfies SingleStepConfig;
