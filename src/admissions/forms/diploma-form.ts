import { z } from "zod";
import type { FormDefinition } from "#src/forms/definition.ts";
import { requiredDocument } from "#src/forms/documents.ts";
import { requiredScore, whenAsked, yesOrNo } from "#src/forms/rules.ts";
import { certificateSchema, class10Fields, personalFields, personalSchema } from "./questions.ts";

export const diplomaForm = {
	key: "diploma",
	title: "Diploma application",
	version: "2026-11",
	steps: [
		{
			key: "personal",
			title: "Personal information",
			schema: z.object({ ...personalSchema, residence_proof: whenAsked(requiredDocument) }),
			fields: personalFields({ international: "words", proof: "required" }),
		},
		{
			key: "education",
			title: "Education",
			schema: z.object({
				...certificateSchema("10"),
				certificate_10: requiredDocument,
				nata_score: requiredScore,
				waiting_result: yesOrNo("Please select if you are waiting for result"),
			}),
			fields: [
				...class10Fields("required"),
				{
					kind: "number",
					name: "nata_score",
					label: "NATA score",
					help: "If your result is still to come, enter 0.",
					inputMode: "numeric",
				},
				{
					kind: "radio",
					name: "waiting_result",
					label: "Are you waiting for your result?",
					options: [
						{ value: "true", label: "Yes", also: "1" },
						{ value: "false", label: "No", also: "2" },
					],
				},
			],
		},
	],
} as const satisfies FormDefinition;
