import type { Kysely } from "kysely";
import { createAdmissions } from "./0001-initial/admissions.ts";
import { createAlumni } from "./0001-initial/alumni.ts";
import { createContent } from "./0001-initial/content.ts";
import { createCounters } from "./0001-initial/counters.ts";
import { createDrafts } from "./0001-initial/drafts.ts";
import { createEnquiries } from "./0001-initial/enquiries.ts";
import { createMail } from "./0001-initial/mail.ts";
import { createPayment } from "./0001-initial/payment.ts";

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
