import type { FormQuestions } from "#src/forms/definition.ts";
import { awaitedFields, class10Fields } from "./certificate-questions.ts";
import { personalFields, translationsFields } from "./questions.ts";

export const barchQuestions = {
	key: "barch",
	title: "B.Arch application",
	version: "2026-12-2",
	steps: [
		{
			key: "personal",
			title: "Personal information",
			fields: personalFields({ international: "words", proof: "offered" }),
		},
		{
			key: "education",
			title: "Education",
			fields: [
				...class10Fields(),
				...awaitedFields("12", "Class 12", {
					result: "Class 12 result",
					answers: { out: "Yes, I have it", awaited: "No, I’m in Class 12 or waiting for my result" },
					school: "school or college",
					own: (when) => [
						{
							kind: "number",
							name: "percentage_pcm",
							label: "Class 12: average in physics, chemistry and mathematics",
							help: "The average percentage of the three subjects. Our admission rules require it.",
							inputMode: "decimal",
							unless: "grade_12",
							expected: "percentageMissing",
							when,
						},
					],
				}),
				{
					kind: "radio",
					name: "nata_status",
					label: "NATA",
					help: "The National Aptitude Test in Architecture. You can apply before you take it.",
					optional: true,
					options: [
						{ value: "applied", label: "I’ve taken it" },
						{ value: "waiting", label: "I’ve registered, but not taken it yet" },
						{ value: "not_applied", label: "I haven’t registered yet" },
					],
				},
				{
					kind: "radio",
					name: "waiting_result",
					label: "Are you waiting for your NATA result?",
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
					expected: "nataScoreMissing",
					inputMode: "numeric",
					when: { field: "waiting_result", is: ["false", "2"] },
				},
				...translationsFields,
			],
		},
	],
} as const satisfies FormQuestions;
