import { useRouteLoaderData } from "react-router";
import type { AppliedFor } from "#src/admissions/season/season.ts";
import type { AdmissionMessages, SchoolAdmissionMessages } from "#src/admissions/season/season-messages.ts";

/** Data that the root's loader gives every page. */
export type RootData = { siteUrl: string; admissions: SchoolAdmissionMessages };

/**
 * Returns the state of admissions today, at the school or for one form or programme. Undefined where the root has
 * failed.
 */
export function useAdmissions(of?: AppliedFor): AdmissionMessages | undefined {
	const school = useSchoolAdmissions();
	return (of !== undefined && school?.own[of]) || school;
}

/** The same, with the forms and programmes whose dates differ from the school's. */
export function useSchoolAdmissions(): SchoolAdmissionMessages | undefined {
	return useRouteLoaderData<RootData>("root")?.admissions;
}

/** Tells whether applications by this form are taken. */
export function isFormOpen(school: SchoolAdmissionMessages | undefined, form: AppliedFor | ""): boolean {
	return ((form !== "" && school?.own[form]) || school)?.open !== false;
}
