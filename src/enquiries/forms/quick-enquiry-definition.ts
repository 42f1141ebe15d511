import { z } from "zod";
import { limits } from "#src/forms/limits.ts";
import { oneOf, optionalEmail, optionalText, personName, requiredText } from "#src/forms/rules.ts";
import { defineSingleStep } from "#src/forms/single-step/single-step-definition.ts";
import { standardCourses } from "#src/school/forms/standard-courses.ts";
import { quickEnquiry, quickEnquiryAbout } from "./quick-enquiry-config.ts";

const [, { pattern: phone }] = quickEnquiry.fields;
const phonePattern = new RegExp(`^${phone.source}$`, "v");

export const quickEnquiryDefinition = (courses = standardCourses) =>
	defineSingleStep(quickEnquiryAbout(courses), {
		title: "Quick Enquiry",
		version: "2026-12",
		schema: z.object({
			name: personName("name", "nameAsked"),
			phone: requiredText("phone", "phoneAsked", limits.phone).refine((text) => phonePattern.test(text), phone.message),
			city: requiredText("city", "cityAsked", limits.name),
			course: oneOf(() => courses, "courseAsked"),
			email: optionalEmail,
			question: optionalText("question", limits.message),
		}),
	});
