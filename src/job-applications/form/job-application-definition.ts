import { z } from "zod";
import { requiredDocument } from "#src/forms/document-rules.ts";
import { limits } from "#src/forms/limits.ts";
import { email, optionalText, personName, phone } from "#src/forms/rules.ts";
import { defineSingleStep } from "#src/forms/single-step/single-step-definition.ts";
import { jobApplicationForm } from "./job-application-config.ts";

export const jobApplicationDefinition = defineSingleStep(jobApplicationForm, {
	title: "Apply for this job",
	version: "2026-11",
	schema: z.object({
		name: personName("name", "nameMissing"),
		email,
		phone_no: phone,
		note: optionalText("coveringNote", limits.message),
		cv: requiredDocument("cv"),
	}),
});
