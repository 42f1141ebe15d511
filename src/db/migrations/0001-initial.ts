import type { Kysely } from "kysely";
import { createAdmissions } from "./0001-initial/create-admissions.ts";
import { createAlumni } from "./0001-initial/create-alumni.ts";
import { createContent } from "./0001-initial/create-content.ts";
import { createCounters } from "./0001-initial/create-counters.ts";
import { createDrafts } from "./0001-initial/create-drafts.ts";
import { createEnquiries } from "./0001-initial/create-enquiries.ts";
import { createMail } from "./0001-initial/create-mail.ts";
import { createPayment } from "./0001-initial/create-payment.ts";

/** Every table of the first release, area by area; drafts and fees refer to applications. */
export async function up(db: Kysely<unknown>) {
	await createCounters(db);
	await createMail(db);
	await createAdmissions(db);
	await createDrafts(db);
	await createPayment(db);
	await createContent(db);
	await createEnquiries(db);
	await createAlumni(db);
}
