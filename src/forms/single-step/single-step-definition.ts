import type { z } from "zod";
import type { FormDefinition } from "#src/forms/definition.ts";
import type { SingleStepConfig } from "./single-step-config.ts";

/** The definition by which browser, server and API document check a single-step form. */
export function defineSingleStep(
	{ key, fields }: SingleStepConfig,
	{ title, version, schema }: { title: string; version: string; schema: z.ZodObject },
): FormDefinition {
	return { key, title, version, steps: [{ key, title, fields, schema }] };
}
