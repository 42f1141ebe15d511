import type { Selectable, Transaction } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import type { By } from "#src/cases/case.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import { storeApplicationCase } from "./store-application-case.server.ts";

/** Message for a member who acts on an application that is gone. */
export const applicationGone = {
	ok: false,
	message: "We can’t find this application. It may have been deleted.",
} as const;

/** Locks an application until the transaction ends; undefined when there is none, or only its accounts are left. */
export async function lockStored(
	trx: Transaction<Database>,
	id: number,
): Promise<Selectable<Database["applications"]> | undefined> {
	const application = await lockRow(trx, "applications", id);
	return application?.erased_at === null ? application : undefined;
}

type MembersAct = {
	by: By;
	act: ActName;
	before?: object | undefined;
	after?: object | undefined;
	batchId?: number | undefined;
	undoes?: number | undefined;
};

/** Records what a member has done to an application, and brings its case up to date. @returns the act's number */
export async function recordOnApplication(
	trx: Transaction<Database>,
	id: number,
	{ by, ...act }: MembersAct,
	now: Date,
): Promise<number> {
	const subject = { kind: "application", id };
	const actId = await recordAct(trx, { actor: by.name, memberId: by.id, subject, ...act }, now);
	await storeApplicationCase(trx, id, now, { by });
	return actId;
}
