import type { ProductForm } from "#src/school/offering.ts";

/** A result that may come after the application, and the questions that are asked for it then. */
export type LaterResult = {
	/** Unique in its form; part of addresses. */
	key: string;
	label: string;
	/** The result is there once one of these questions has an answer. */
	known: readonly string[];
	/** Answers that say that the result is there, without which its questions are not asked. */
	out: Readonly<Record<string, string>>;
	/** The question in which the applicant said when the result is expected. */
	month?: string;
	questions: readonly string[];
	/** The question for the document that shows the result. */
	document?: string;
};

/** Requirements that an application must meet in the end, beyond what its form requires when it is sent. */
export type Completion = {
	/** Documents without which the application is not complete, as far as their questions are asked. */
	needed: readonly string[];
	results: readonly LaterResult[];
	/** Questions whose answers cannot be corrected, such as the choice of the programme. */
	fixed: readonly string[];
};

/** A certificate whose result may be awaited. */
export function laterCertificate(suffix: string, label: string, more: readonly string[] = []): LaterResult {
	return {
		key: suffix,
		label,
		known: [`percentage_${suffix}`, `grade_${suffix}`],
		out: { [`result_awaited_${suffix}`]: "false" },
		month: `expected_${suffix}`,
		questions: [`percentage_${suffix}`, `grade_${suffix}`, ...more, `yop_${suffix}`],
		document: `certificate_${suffix}`,
	};
}

const nata = { key: "nata", label: "NATA score", known: ["nata_score"], questions: ["nata_score"] };

/** Requirements by the forms of the product. */
export const completions: Readonly<Record<ProductForm, Completion>> = {
	barch: {
		needed: ["certificate_10", "certificate_12", "residence_proof"],
		results: [
			laterCertificate("12", "Class 12 result", ["percentage_pcm"]),
			{ ...nata, out: { nata_status: "applied", waiting_result: "false" } },
		],
		fixed: [],
	},
	march: {
		needed: ["certificate_10", "certificate_12", "certificate_ug", "portfolio", "residence_proof"],
		results: [
			laterCertificate("ug", "Undergraduate degree"),
			{
				key: "pgeta",
				label: "PGETA score",
				known: ["pgeta_score"],
				out: { pgeta_status: "scored" },
				questions: ["pgeta_score"],
			},
		],
		fixed: ["department"],
	},
	diploma: {
		needed: ["certificate_10", "residence_proof"],
		results: [{ ...nata, out: { waiting_result: "false" } }],
		fixed: [],
	},
};
