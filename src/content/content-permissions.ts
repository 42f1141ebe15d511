import { type PermissionPair, recordPermissions } from "./record-permissions.ts";
import { schoolTextOf } from "./school/school-text-of.ts";

/** Permissions by the section of a fixed text of the site. */
const ofSections = {
	identity: { draft: "content.draft", publish: "identity.publish" },
	legal: { draft: "content.draft", publish: "identity.publish" },
	admissions: { draft: "season.draft", publish: "season.publish" },
	// Includes the translations of the legal texts.
	translations: { draft: "content.draft", publish: "identity.publish" },
	letters: { draft: "status.write", publish: "status.write" },
} as const satisfies Record<string, PermissionPair>;

type Pairs = (typeof ofSections)[keyof typeof ofSections] | ReturnType<typeof recordPermissions>;

/**
 * Returns the permissions that members need for records of a type, or for a fixed text of the site. @param type with
 * the name of its table
 */
export function contentPermissions({ table }: { table: string }): Pairs {
	const section = schoolTextOf(table)?.section ?? "";
	return isOwn(section) ? ofSections[section] : recordPermissions(table);
}

const isOwn = (section: string): section is keyof typeof ofSections => Object.hasOwn(ofSections, section);
