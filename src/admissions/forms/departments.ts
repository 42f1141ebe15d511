import type { ProgrammeKey } from "#src/school/admissions.ts";
import type { DocumentRules, DocumentsOfForm, FormFees } from "#src/school/application-form-settings.ts";
import { programmesOfForm } from "#src/school/offered.ts";
import type { ApplicationType } from "./application-forms.ts";
import type { DepartmentRules } from "./asked-documents.ts";
import { departments } from "./march-questions.ts";

const { march: programmes } = programmesOfForm;

/** The programme of a department of the M.Arch, as its form names that. */
export function programmeOfDepartment(department: string): (typeof programmes)[number] {
	const index = (departments as readonly string[]).indexOf(department);
	return programmes[index] ?? programmes[0];
}

/** The programme of an application: of the M.Arch, by the department that was chosen. */
export function programmeOf(type: ApplicationType, { department }: { department?: unknown }): ProgrammeKey {
	return type === "march" ? programmeOfDepartment(String(department)) : type;
}

/** Returns the cost of an application, in whole rupees. */
export function feeOfApplication(fees: FormFees, type: ApplicationType, answers: { department?: unknown }): number {
	return fees.programmes[programmeOf(type, answers)] ?? fees[type];
}

/** The rules by which an application is asked for documents. */
export function rulesOfApplication(
	documents: DocumentsOfForm | undefined,
	type: ApplicationType,
	answers: { department?: unknown },
): DocumentRules {
	return documents?.programmes[programmeOf(type, answers)] ?? documents?.rules ?? {};
}

/** The rules of each department of the M.Arch; undefined while all of a form's programmes ask for the same. */
export function departmentRules({ rules, programmes }: DocumentsOfForm): DepartmentRules | undefined {
	if (Object.keys(programmes).length === 0) return undefined;
	return Object.fromEntries(departments.map((name) => [name, programmes[programmeOfDepartment(name)] ?? rules]));
}
