import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { homeCountry } from "#src/forms/home-country.ts";
import { limits } from "#src/forms/limits.ts";
import type { ShortForm } from "#src/forms/short-form/short-form.ts";
import * as paths from "#src/paths.ts";

const digits = "\\+?[\\s\\-]*(?:\\d[\\s\\-]*){7,15}";

/** The Quick Enquiry of the home page and of /query. */
export const quickEnquiry = {
	key: "quick-enquiry",
	api: apiUrl(apiPaths.enquiryAdd),
	page: paths.quickEnquiry,
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
			name: "phone",
			label: "Phone",
			kind: "tel",
			required: "Please enter your phone number",
			shape: {
				test: (text) => new RegExp(`^${digits}$`).test(text),
				message: "Please enter a valid phone number",
				pattern: digits,
			},
			limit: 40,
			country: homeCountry,
		},
		{
			name: "city",
			label: "City",
			kind: "text",
			required: "Please enter your city",
			limit: limits.name,
			autoComplete: "address-level2",
		},
		{
			name: "course",
			label: "Course",
			kind: "select",
			required: "Please select a course",
			placeholder: "Select Course",
			choices: [
				{ value: "barch", label: "B Arch" },
				{ value: "march", label: "M Arch" },
			],
			limit: 20,
		},
	],
	words: {
		send: "Send enquiry",
		sent: "Thank you! We will contact you soon.",
		failed: "Submission failed. Please try again.",
	},
} as const satisfies ShortForm;
