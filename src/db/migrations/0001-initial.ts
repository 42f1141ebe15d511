import type { Kysely } from "kysely";
import { createAccounts } from "./0001-initial/create-accounts.ts";
import { createAdmissions } from "./0001-initial/create-admissions.ts";
import { createBackup } from "./0001-initial/create-backup.ts";
import { createCases } from "./0001-initial/create-cases.ts";
import { createChecks } from "./0001-initial/create-checks.ts";
import { createContent } from "./0001-initial/create-content.ts";
import { createDesk } from "./0001-initial/create-desk.ts";
import { createDrafts } from "./0001-initial/create-drafts.ts";
import { createEditing } from "./0001-initial/create-editing.ts";
import { createEnquiries } from "./0001-initial/create-enquiries.ts";
import { createFunnel } from "./0001-initial/create-funnel.ts";
import { createGuardians } from "./0001-initial/create-guardians.ts";
import { createInterviews } from "./0001-initial/create-interviews.ts";
import { createMedia } from "./0001-initial/create-media.ts";
import { createMoney } from "./0001-initial/create-money.ts";
import { createOperation } from "./0001-initial/create-operation.ts";
import { createOutgoing } from "./0001-initial/create-outgoing.ts";
import { createPayment } from "./0001-initial/create-payment.ts";
import { createPrivacy } from "./0001-initial/create-privacy.ts";
import { createSeats } from "./0001-initial/create-seats.ts";

/**
 * Every table of the first release, area by area; those that others refer to come first. Where a column does not say
 * otherwise, times are ISO 8601 in UTC, days are `YYYY-MM-DD` at the school, amounts are in paise and sizes in bytes,
 * flags are 0 or 1, `email_key` is an address in lower case, and tokens and codes are stored as hashes.
 */
export async function up(db: Kysely<unknown>) {
	await createOperation(db);
	await createOutgoing(db);
	await createAccounts(db);
	await createAdmissions(db);
	await createDrafts(db);
	await createGuardians(db);
	await createChecks(db);
	await createInterviews(db);
	await createSeats(db);
	await createFunnel(db);
	await createPayment(db);
	await createMoney(db);
	await createCases(db);
	await createDesk(db);
	await createContent(db);
	await createEditing(db);
	await createMedia(db);
	await createEnquiries(db);
	await createPrivacy(db);
	await createBackup(db);
}
