import type { SampleDocument } from "#demo/office/sample-office.ts";
import { type Applicant, applicants } from "./applicants.ts";

/** Document that is drawn: a sheet of marks, or the page of a passport. */
export type DrawnDocument = SampleDocument & {
	kind: "class-10" | "class-12" | "degree" | "passport";
	applicant: Applicant;
};

const kinds = {
	"1": { kind: "class-10", field: "certificate_10" },
	"2": { kind: "class-12", field: "certificate_12" },
	u: { kind: "degree", field: "certificate_ug" },
	p: { kind: "passport", field: "passport" },
} as const;

/** The documents that came with an application, by its position in the list of applicants. */
export function documentsOf(applicant: Applicant, index: number): DrawnDocument[] {
	return Object.entries(kinds).flatMap(([letter, { kind, field }]) => {
		if (!applicant.papers.includes(letter)) return [];
		const extension = kind === "passport" ? "png" : "pdf";
		const [first = "", last = ""] = applicant.name.split(" ");
		return [
			{
				kind,
				field,
				applicant,
				file: `${index + 1}-${kind}.${extension}`,
				name: `${kind} ${first} ${last}.${extension}`,
			},
		];
	});
}

/** All sample documents. */
export const drawnDocuments: readonly DrawnDocument[] = applicants.flatMap(documentsOf);
