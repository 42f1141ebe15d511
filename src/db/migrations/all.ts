import type { Migration } from "kysely/migration";
import * as admissions from "./0001-admissions.ts";
import * as payment from "./0002-payment.ts";
import * as content from "./0003-content.ts";
import * as inbox from "./0004-inbox.ts";
import * as alumni from "./0005-alumni.ts";
import * as drafts from "./0006-drafts.ts";
import * as receipts from "./0007-receipts.ts";
import * as orderOrigin from "./0008-order-origin.ts";
import * as retention from "./0009-retention.ts";

/** Every migration by name; names sort in the order in which they run, and a released one is never edited. */
export const migrations: Record<string, Migration> = {
	"0001-admissions": admissions,
	"0002-payment": payment,
	"0003-content": content,
	"0004-inbox": inbox,
	"0005-alumni": alumni,
	"0006-drafts": drafts,
	"0007-receipts": receipts,
	"0008-order-origin": orderOrigin,
	"0009-retention": retention,
};
