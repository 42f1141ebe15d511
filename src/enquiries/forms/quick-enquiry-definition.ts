import { z } from "zod";
import { limits } from "#src/forms/limits.ts";
import { choice, optionalEmail, optionalText, personName, requiredText } from "#src/forms/rules.ts";
import { defineSingleStep } from "#src/forms/single-step/single-step-definition.ts";
import { quickEnquiry } from "./quick-enquiry-config.ts";

const [, { pattern: phone }] = quickEnquiry.fields;
const phonePattern = new RegExp(`^${phone.source}$`);

export const quickEnquiryDefinition = defineSingleStep(quickEnquiry, {
	title: "Quick Enquiry",
	version: "2026-12",
	schema: z.object({
		name: personName("Name", "Please enter your name"),
		phone: requiredText("Phone", "Please enter your phone number", limits.phone).refine(
			(text) => phonePattern.test(text),
			phone.message,
		),
		city: requiredText("City", "Please enter your city", limits.name),
		course: choice(["barch", "march", "march-urban-design", "diploma", "other"], "Please select a course"),
		email: optionalEmail,
		question: optionalText("Your question", limits.message),
	}),
});
