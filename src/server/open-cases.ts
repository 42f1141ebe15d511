import { openApplicationCases } from "#src/admissions/applications/store-application-case.server.ts";
import { openAlumniCases } from "#src/alumni/alumnus-case.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { openEnquiryCases } from "#src/enquiries/enquiry-case.server.ts";

/** Opens cases for records that have none, such as those stored before there were cases. @returns how many */
export async function openCases(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
	let opened = 0;
	for (const open of [openApplicationCases, openEnquiryCases, openAlumniCases]) opened += await open(db, now, signal);
	return opened;
}
