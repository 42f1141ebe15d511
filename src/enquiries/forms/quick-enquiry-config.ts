import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { homeCountry } from "#src/forms/contact-details/home-country.ts";
import { limits } from "#src/forms/limits.ts";
import type { SingleStepConfig } from "#src/forms/single-step/single-step-config.ts";
import * as paths from "#src/paths.ts";
import { type Choice, standardCourses } from "#src/school/forms/standard-courses.ts";

/** 7 to 15 digits, with spaces and hyphens between them. */
const phoneDigits = "\\+?[\\s\\-]*(?:\\p{Nd}[\\s\\-]*){7,15}";

/** The Quick Enquiry of the home page and of /query. */
export const quickEnquiry = {
	key: "quick-enquiry",
	api: apiUrl(apiPaths.enquiryAdd),
	page: paths.quickEnquiry,
	fields: [
		{ name: "name", label: "Name", kind: "text", maxLength: limits.name, autoComplete: "name" },
		{
			name: "phone",
			label: "Phone",
			kind: "tel",
			maxLength: limits.phone,
			country: homeCountry,
			pattern: { source: phoneDigits, message: "phoneInvalid" },
		},
		{ name: "city", label: "City", kind: "text", maxLength: limits.name, autoComplete: "address-level2" },
		{
			name: "course",
			label: "Course",
			kind: "select",
			placeholder: "Select Course",
			options: standardCourses,
		},
		{
			name: "email",
			label: "Email",
			kind: "email",
			optional: true,
			maxLength: limits.email,
			autoComplete: "email",
		},
		{ name: "question", label: "Your question", kind: "textarea", optional: true, rows: 3, maxLength: limits.message },
	],
	texts: {
		send: "Send enquiry",
		sent: "Thank you! We will contact you soon.",
		failed: "Submission failed. Please try again.",
	},
} as const satisfies SingleStepConfig;

/** The same with these courses. */
export function quickEnquiryAbout(courses: readonly Choice[]): SingleStepConfig {
	if (courses === standardCourses) return quickEnquiry;
	const fields = quickEnquiry.fields.map((field) => (field.name === "course" ? { ...field, options: courses } : field));
	return { ...quickEnquiry, fields };
}
