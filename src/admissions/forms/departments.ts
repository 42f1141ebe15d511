import { isOwn, questionsOf } from "#src/forms/definition.ts";
import type { ProgrammeKey } from "#src/school/admissions.ts";
import {
	type DocumentRules,
	type DocumentsOfForm,
	type FormFees,
	feeOfForm,
} from "#src/school/forms/application-form-settings.ts";
import { programmesByForm } from "#src/school/offering.ts";
import { type ApplicationType, documentFields, formOf } from "./application-forms.ts";
import type { DepartmentRules } from "./asked-documents.ts";
import { departments } from "./march-questions.ts";

const { march: programmes } = programmesByForm;

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
	return fees.programmes[programmeOf(type, answers)] ?? feeOfForm(fees, type);
}

/** The rules by which an application is asked for documents. */
export function rulesOfApplication(
	documents: DocumentsOfForm | undefined,
	type: ApplicationType,
	answers: { department?: unknown },
): DocumentRules {
	const rules = documents?.programmes[programmeOf(type, answers)] ?? documents?.rules ?? {};
	return { ...rules, ...ownDocumentRules(type) };
}

/**
 * The rules under which an application was sent. Documents that the school has begun to ask for since are not
 * asked for. @param stored the column `document_rules`
 */
export function storedRules(storedText: string | null): DocumentRules {
	const rules: DocumentRules = storedText === null ? {} : JSON.parse(storedText);
	const addedSince = [...documentFields().keys()].filter((name) => isOwn(name) && rules[name] === undefined);
	return { ...rules, ...Object.fromEntries(addedSince.map((name) => [name, "none" as const])) };
}

/** The rules of documents that the school asks for by questions it has added. */
function ownDocumentRules(type: ApplicationType): DocumentRules {
	return Object.fromEntries(
		questionsOf(formOf(type).form).flatMap(({ name, kind, optional }) =>
			kind === "file" && isOwn(name) ? [[name, optional ? ("offered" as const) : ("required" as const)]] : [],
		),
	);
}

/** The rules of each department of the M.Arch; undefined while all of a form's programmes ask for the same. */
export function departmentRules({ rules, programmes }: DocumentsOfForm): DepartmentRules | undefined {
	if (Object.keys(programmes).length === 0) return undefined;
	return Object.fromEntries(departments.map((name) => [name, programmes[programmeOfDepartment(name)] ?? rules]));
}
