import type { ExpressionBuilder } from "kysely";
import type { ApplicationType } from "#src/admissions/forms/application-forms.ts";
import { programmeOfDepartment } from "#src/admissions/forms/departments.ts";
import { departments } from "#src/admissions/forms/march-questions.ts";
import type { Database } from "#src/db/tables.ts";
import type { ProgrammeKey } from "#src/school/admissions.ts";
import { programmesOf } from "#src/school/offering.ts";

/** The programmes of a form among which an application chooses; empty where it has one only. */
export function programmesToChoose(type: string): readonly ProgrammeKey[] {
	const programmes: readonly ProgrammeKey[] = programmesOf(type as ApplicationType) ?? [];
	return programmes.length > 1 ? programmes : [];
}

/**
 * Matches applications of the M.Arch that have chosen a programme, as SQL on their answers. Answers are compact JSON,
 * in which no answer can have a bare quote, so the question with its answer is found as text on either engine.
 */
export function hasChosen({ eb, and, or, not }: ExpressionBuilder<Database, "applications">, programme: ProgrammeKey) {
	const chose = (department: string) => eb("answers", "like", `%"department":${JSON.stringify(department)}%`);
	const own = departments.filter((department) => programmeOfDepartment(department) === programme).map(chose);
	// Applicants who have chosen none count among the first, as `programmeOfDepartment` has it.
	const isFirst = programmeOfDepartment("") === programme;
	return isFirst ? or([...own, and(departments.map((department) => not(chose(department))))]) : or(own);
}
