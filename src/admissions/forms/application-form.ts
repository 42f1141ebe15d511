import type { z } from "zod";
import type { FormDefinition, Step } from "#src/forms/definition.ts";

/** A step that asks for everything an application's record needs of the applicant. */
type ApplicantStep = Step & {
	schema: z.ZodObject<{ name: z.ZodType<string>; email: z.ZodType<string>; phone_no: z.ZodType<string> }>;
};

/** The form of an application begins with the applicant. */
export type ApplicationForm = FormDefinition<readonly [ApplicantStep, ...Step[]]>;
