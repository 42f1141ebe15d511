import type { FormQuestions } from "#src/forms/definition.ts";
import { awaitedFields, certificateFields, class10Fields } from "./certificate-questions.ts";
import { entranceTestFields, personalFields, translationsFields } from "./questions.ts";

/** The contract has these words themselves as values. */
export const departments = [
	"M.Arch Environmental Architecture",
	"Master of Architecture (M.Arch) in Urban Design",
] as const;

export const marchQuestions = {
	key: "march",
	title: "M.Arch application",
	version: "2026-12-2",
	steps: [
		{
			key: "personal",
			title: "Personal information",
			fields: [
				{
					kind: "radio",
					name: "department",
					label: "Department",
					help: "The M.Arch programme you’re applying for.",
					options: departments.map((name) => ({ value: name, label: name })),
				},
				...personalFields({ international: "numbers", proof: "offered" }),
			],
		},
		{
			key: "education",
			title: "Education",
			fields: [
				...class10Fields(),
				...certificateFields("12", "Class 12 or equivalent"),
				...awaitedFields("ug", "Undergraduate degree", {
					result: "undergraduate degree",
					answers: { out: "Yes, I have it", awaited: "No, I’m in my last year or waiting for my result" },
					board: "university or board",
					school: "college or university",
				}),
				...entranceTestFields({
					prefix: "pgeta",
					name: "PGETA",
					help: "The postgraduate entrance test in architecture. You can apply before you take it.",
					missing: "pgetaScoreMissing",
				}),
				{
					kind: "file",
					document: "portfolio",
					name: "portfolio",
					label: "Portfolio",
					help: "One PDF, up to 20 MB. You can add it later on your application page.",
					onPaper: "Send copies we can keep, or add one PDF later on your application page.",
					optional: true,
				},
				{
					kind: "text",
					name: "coa_reg_no",
					label: "COA registration number",
					help: "From the Council of Architecture, if you’re registered.",
					exact: "characters",
					optional: true,
				},
				{
					kind: "number",
					name: "total_no_of_years",
					label: "Years of experience",
					optional: true,
					inputMode: "decimal",
				},
				{
					kind: "text",
					name: "industry",
					label: "Industry",
					help: "The kind of practice or firm you work in.",
					optional: true,
				},
				{ kind: "textarea", name: "job_description", label: "Job description", optional: true },
				{
					kind: "number",
					name: "amount",
					label: "Current yearly pay",
					help: "In rupees. Leave blank if you’d rather not say.",
					optional: true,
					inputMode: "numeric",
				},
				...translationsFields,
			],
		},
	],
} as const satisfies FormQuestions;
