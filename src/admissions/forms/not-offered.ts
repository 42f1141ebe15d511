import { type Admissions, admissionStatus } from "#src/admissions/season/season.ts";
import { refusal } from "#src/admissions/season/season-messages.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { applicationRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";
import type { Offering } from "#src/school/offering.ts";
import { type ApplicationType, formOf } from "./application-forms.ts";
import { programmeOfDepartment } from "./departments.ts";
import { departments } from "./march-questions.ts";

/** Says why an application of this type is not taken where the school does not offer it; undefined where it does. */
export function notOfferedMessage(
	{ offered, schoolMessages }: Pick<Admissions, "offered" | "schoolMessages">,
	type: ApplicationType,
): string | undefined {
	if (!offered || offered.forms.includes(type)) return undefined;
	const programme = formOf(type).form.title.replace(/ application$/, "");
	return messagesIn(applicationRefusalMessages, schoolMessages).formNotOffered({ programme });
}

/** The departments of the M.Arch that the school offers, as its form names them. */
export function offeredDepartments(offeredParts: Offering | undefined): string[] {
	return departments.filter((name) => !offeredParts || offeredParts.programmes.includes(programmeOfDepartment(name)));
}

/** The departments of the M.Arch for which applications are taken now. While none are, all. */
export function openDepartments(admissions: Admissions, now: Date): string[] {
	const offeredNames = offeredDepartments(admissions.offered);
	const open = offeredNames.filter((name) => admissionStatus(admissions, now, programmeOfDepartment(name)).open);
	if (open.length > 0) return open;
	return offeredNames.length > 0 ? offeredNames : [...departments];
}

/** Says why an application for this department of the M.Arch is not taken; undefined where it is. */
export function departmentRefusal(admissions: Admissions, department: string, now: Date): string | undefined {
	if (!offeredDepartments(admissions.offered).includes(department))
		return messagesIn(applicationRefusalMessages, admissions.schoolMessages).departmentNotOffered;
	return refusal(admissions, programmeOfDepartment(department), now);
}
