import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { homeCountry } from "#src/forms/contact-details/home-country.ts";
import type { Option } from "#src/forms/definition.ts";
import { limits } from "#src/forms/limits.ts";
import type { SingleStepConfig } from "#src/forms/single-step/single-step-config.ts";
import * as paths from "#src/paths.ts";

/** Choices that the form offers, which depend on the day. */
export type VisitChoices = { tours: readonly Option[]; people: readonly Option[] };

/** The form of /visit. */
export function visitConfig({ tours, people }: VisitChoices) {
	return {
		key: "visit",
		api: apiUrl(apiPaths.visitAdd),
		page: paths.visit,
		fields: [
			{ name: "tour", label: "Day and time", kind: "select", placeholder: "Choose a tour", options: tours },
			{ name: "people", label: "Number of visitors", kind: "select", placeholder: "Choose a number", options: people },
			{ name: "name", label: "Name", kind: "text", maxLength: limits.name, autoComplete: "name" },
			{ name: "email", label: "Email", kind: "email", maxLength: limits.email, autoComplete: "email", half: true },
			{ name: "phone_no", label: "Phone", kind: "tel", maxLength: limits.phone, country: homeCountry, half: true },
			{
				name: "question",
				label: "Anything we should know",
				kind: "textarea",
				optional: true,
				rows: 3,
				maxLength: limits.message,
			},
		],
		texts: {
			send: "Book the tour",
			sent: "Your tour is booked. We’ll email you the day and how to get here.",
			failed: "Your tour wasn’t booked.",
		},
	} as const satisfies SingleStepConfig;
}

/** The form without its choices, for those who check what it sent. */
export const visitForm = visitConfig({ tours: [], people: [] });
