import type { FormQuestions } from "#src/forms/definition.ts";
import { finalClass10Fields } from "./certificate-questions.ts";
import { personalFields, translationsFields } from "./questions.ts";

export const diplomaQuestions = {
	key: "diploma",
	title: "Diploma application",
	version: "2026-12-2",
	steps: [
		{
			key: "personal",
			title: "Personal information",
			fields: personalFields({ international: "words", proof: "required" }),
		},
		{
			key: "education",
			title: "Education",
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
} as const satisfies FormQuestions;
