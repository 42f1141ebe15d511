import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { limits } from "#src/forms/limits.ts";
import type { SingleStepConfig } from "#src/forms/single-step/single-step-config.ts";
import * as paths from "#src/paths.ts";

/** Asks for the link to one's data. */
export const dataRequest = {
	key: "privacy-request",
	api: apiUrl(apiPaths.privacyRequest),
	page: paths.privacyRequests,
	fields: [
		{
			name: "contact",
			label: "Email address or application number",
			help: "The email address you gave us. If you enter an application number, we’ll email the address in that application.",
			kind: "text",
			maxLength: limits.email,
			autoComplete: "email",
			inputMode: "email",
		},
	],
	texts: {
		send: "Send me the link",
		sent: "If we keep any data about you, we’ve emailed you the link.",
		failed: "Your request wasn’t sent.",
	},
} as const satisfies SingleStepConfig;
