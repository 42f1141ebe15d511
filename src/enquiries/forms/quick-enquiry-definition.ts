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
		name: personName("name", "nameAsked"),
		phone: requiredText("phone", "phoneAsked", limits.phone).refine((text) => phonePattern.test(text), phone.message),
		city: requiredText("city", "cityAsked", limits.name),
		course: choice(["barch", "march", "march-urban-design", "diploma", "other"], "courseAsked"),
		email: optionalEmail,
		question: optionalText("question", limits.message),
	}),
});
