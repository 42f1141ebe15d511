import { z } from "zod";
import type { FormDefinition } from "#src/forms/definition.ts";
import { limits } from "#src/forms/limits.ts";
import { choice, optionalText } from "#src/forms/rules.ts";
import { certificateFields, certificateSchema, class10Fields, personalFields, personalSchema } from "./questions.ts";

/** The contract has these words themselves as values. */
const departments = ["M.Arch Environmental Architecture", "Master of Architecture (M.Arch) in Urban Design"] as const;

const professionalSchema = {
	coa_reg_no: optionalText("COA registration number"),
	amount: optionalText("Amount"),
	total_no_of_years: optionalText("Years of experience"),
	industry: optionalText("Industry"),
	job_description: optionalText("Job description", limits.message),
};

export const marchForm = {
	key: "march",
	title: "M.Arch application",
	version: "2026-11",
	steps: [
		{
			key: "personal",
			title: "Personal information",
			schema: z.object({ ...personalSchema, department: choice(departments, "Department is required") }),
			fields: personalFields({
				international: "numbers",
				proof: "offered",
				own: [
					{
						kind: "radio",
						name: "department",
						label: "Department",
						options: departments.map((name) => ({ value: name, label: name })),
					},
				],
			}),
		},
		{
			key: "education",
			title: "Education",
			schema: z.object({
				...certificateSchema("10"),
				...certificateSchema("12"),
				...certificateSchema("ug"),
				...professionalSchema,
			}),
			fields: [
				...class10Fields("offered"),
				...certificateFields("12", "Class 12 or equivalent"),
				...certificateFields("ug", "Undergraduate degree", { board: "college" }),
				{
					kind: "text",
					name: "coa_reg_no",
					label: "COA registration number",
					help: "From the Council of Architecture, if you are registered.",
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
					help: "The kind of practice or firm that you work in.",
					optional: true,
				},
				{ kind: "textarea", name: "job_description", label: "Job description", optional: true },
				{
					kind: "number",
					name: "amount",
					label: "Amount",
					help: "Your present yearly pay in rupees; leave it out if you would rather not say.",
					optional: true,
					inputMode: "numeric",
				},
			],
		},
	],
} as const satisfies FormDefinition;
