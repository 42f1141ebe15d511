import { z } from "zod";
import type { FormDefinition } from "#src/forms/definition.ts";
import { requiredDocument } from "#src/forms/document-rules.ts";
import { requiredScore, whenAsked, yesOrNo } from "#src/forms/rules.ts";
import { certificateSchema, finalClass10Fields } from "./certificate-questions.ts";
import { personalFields, personalSchema, translationsFields, translationsSchema } from "./questions.ts";

export const diplomaForm = {
	key: "diploma",
	title: "Diploma application",
	version: "2026-12",
	steps: [
		{
			key: "personal",
			title: "Personal information",
			schema: z.object({ ...personalSchema, residence_proof: whenAsked(requiredDocument()) }),
			fields: personalFields({ international: "words", proof: "required" }),
		},
		{
			key: "education",
			title: "Education",
			schema: z.object({
				...certificateSchema("10"),
				certificate_10: requiredDocument(),
				nata_score: whenAsked(requiredScore),
				waiting_result: yesOrNo("Please select if you are waiting for result"),
				...translationsSchema,
			}),
			fields: [
				...finalClass10Fields(),
				{
					kind: "radio",
					name: "waiting_result",
					label: "Are you waiting for your NATA result?",
					options: [
						{ value: "true", label: "Yes", also: "1" },
						{ value: "false", label: "No", also: "2" },
					],
				},
				{
					kind: "number",
					name: "nata_score",
					label: "NATA score",
					inputMode: "numeric",
					when: { field: "waiting_result", is: ["false", "2"] },
				},
				...translationsFields,
			],
		},
	],
} as const satisfies FormDefinition;
