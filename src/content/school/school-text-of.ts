import type { SchoolText } from "#src/school/schema/define-school-text.ts";
import { allSchoolTexts } from "#src/school-texts.ts";

/** The fixed text of the site that is written under this type; undefined for types that have records. */
export function schoolTextOf(table: string): SchoolText | undefined {
	return allSchoolTexts.find(({ type }) => type.table === table);
}

/** @param name as an address has it */
export function schoolTextNamed(name: string | undefined): SchoolText | undefined {
	return allSchoolTexts.find((text) => text.name === name);
}
