import { contentTypes } from "#src/content/content-types.ts";
import { findRecord } from "#src/content/records.server.ts";
import type { Committee } from "#src/school/trust.ts";
import type { SiteServices } from "#src/site/context.server.ts";

/** A member of staff as these pages name one. */
export type Person = { id: number; name: string; designation: string };

/** A committee with its members' names; `person` is missing for outsiders, and for staff without a record. */
export type NamedCommittee = Pick<Committee, "name" | "purpose"> & { members: { role: string; person?: Person }[] };

/** Finds a member of staff by slug. */
export async function findPerson({ db }: Pick<SiteServices, "db">, slug: string): Promise<Person | undefined> {
	const record = await findRecord(db, contentTypes.staff, slug);
	return record && { id: record.id, name: record.name, designation: record.designation };
}

/** @param keys of the committees wanted; all by default */
export async function nameCommittees(
	services: Pick<SiteServices, "db" | "school">,
	keys?: readonly Committee["key"][],
): Promise<NamedCommittee[]> {
	const committees = services.school.responsible.committees.filter(({ key }) => !keys || keys.includes(key));
	return Promise.all(
		committees.map(async ({ name, purpose, members }) => ({
			name,
			purpose,
			members: await Promise.all(
				members.map(async ({ role, staff }) => {
					const person = staff === undefined ? undefined : await findPerson(services, staff);
					return { role, ...(person && { person }) };
				}),
			),
		})),
	);
}
