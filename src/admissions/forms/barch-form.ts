import { z } from "zod";
import type { FormDefinition } from "#src/forms/definition.ts";
import { choice, optionalScore, yesOrNo } from "#src/forms/rules.ts";
import { certificateFields, certificateSchema, class10Fields, personalFields, personalSchema } from "./questions.ts";

const nataSchema = {
	nata_status: z.preprocess(
		(value) => value || undefined,
		choice(["applied", "waiting", "not_applied"], "Please choose your NATA status").optional(),
	),
	waiting_result: z.preprocess(
		(value) => value || undefined,
		yesOrNo("Please select if you are waiting for result").optional(),
	),
	nata_score: optionalScore,
};

export const barchForm = {
	key: "barch",
	title: "B.Arch application",
	version: "2026-11",
	steps: [
		{
			key: "personal",
			title: "Personal information",
			schema: z.object(personalSchema),
			fields: personalFields({ international: "words", proof: "offered" }),
		},
		{
			key: "education",
			title: "Education",
			schema: z.object({ ...certificateSchema("10"), ...certificateSchema("12"), ...nataSchema }),
			fields: [
				...class10Fields("offered"),
				...certificateFields("12", "Class 12"),
				{
					kind: "radio",
					name: "nata_status",
					label: "NATA",
					help: "The National Aptitude Test in Architecture. You can apply before you have taken it.",
					optional: true,
					options: [
						{ value: "applied", label: "I have applied for it or taken it" },
						{ value: "waiting", label: "I am waiting for my result" },
						{ value: "not_applied", label: "I have not applied yet" },
					],
				},
				{
					kind: "radio",
					name: "waiting_result",
					label: "Is your NATA result still to come?",
					optional: true,
					options: [
						{ value: "true", label: "Yes" },
						{ value: "false", label: "No, I have my score" },
					],
					when: { field: "nata_status", is: ["applied"] },
				},
				{
					kind: "number",
					name: "nata_score",
					label: "NATA score",
					optional: true,
					inputMode: "numeric",
					when: { field: "waiting_result", is: ["false", "2"] },
				},
			],
		},
	],
} as const satisfies FormDefinition;
