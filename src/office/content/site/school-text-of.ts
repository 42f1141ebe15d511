import type { SchoolText } from "#src/school/schema/define-school-text.ts";
import { allSchoolTexts, type SchoolTextName } from "#src/school/school-texts.ts";

/** The fixed text of the site that is written under this type; undefined for types that have records. */
export function schoolTextOf(table: string): SchoolText | undefined {
	return allSchoolTexts.find(({ type }) => type.table === table);
}

/** @param name as an address has it */
export function schoolTextNamed(name: string | undefined): (SchoolText & { name: SchoolTextName }) | undefined {
	const found = allSchoolTexts.find((text) => text.name === name);
	// Every text of the registry is registered by its name.
	return found && { ...found, name: found.name as SchoolTextName };
}
