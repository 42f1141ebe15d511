import { contentTypes } from "#src/content/content-types.ts";
import { listRecords, wholeList } from "#src/content/lists.server.ts";
import type { SiteServices } from "#src/site/context.server.ts";
import { findPerson, nameCommittees } from "./people.server.ts";

/** Reads what the disclosure takes from records: approvals, staff by designation, committees and persons in charge. */
export async function readDisclosure(services: Pick<SiteServices, "db" | "school">) {
	const {
		db,
		school: { responsible },
	} = services;
	const [approvals, staff, head, officer, committees] = await Promise.all([
		listRecords(db, contentTypes.approvalDocuments, wholeList),
		listRecords(db, contentTypes.staff, wholeList),
		findPerson(services, responsible.head),
		findPerson(services, responsible.grievanceOfficer),
		nameCommittees(services),
	]);
	return {
		approvals: approvals.items.map(({ slug, title, body, number, valid_until }) => ({
			slug,
			title,
			body,
			number,
			until: valid_until,
		})),
		faculty: countByDesignation(staff.items),
		head,
		officer,
		committees,
	};
}

/** Designations in the order of the list, with the number of people who have each; without those who have none. */
function countByDesignation(people: readonly { designation: string }[]): { designation: string; count: number }[] {
	const counts = new Map<string, number>();
	for (const { designation } of people) if (designation) counts.set(designation, (counts.get(designation) ?? 0) + 1);
	return [...counts].map(([designation, count]) => ({ designation, count }));
}
