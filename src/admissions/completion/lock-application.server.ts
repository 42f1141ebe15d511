import type { Selectable, Transaction } from "kysely";
import { lockStored } from "#src/admissions/applications/application-acts.server.ts";
import { type ApplicationType, isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { applicant } from "#src/audit/actor.ts";
import type { Database } from "#src/db/tables.ts";

export type OpenApplication = Omit<Selectable<Database["applications"]>, "application_type"> & {
	application_type: ApplicationType;
};

/** Locks an application until the transaction ends; undefined when there is none, or only its accounts are left. */
export async function lockApplication(trx: Transaction<Database>, id: number): Promise<OpenApplication | undefined> {
	const application = await lockStored(trx, id);
	if (!application) return undefined;
	const { application_type: type } = application;
	return isApplicationType(type) ? { ...application, application_type: type } : undefined;
}

const dayMs = 86_400_000;
const actsPerDay = 60;

/** Returns when an applicant may make another change, after so many in a day that it looks like abuse. */
export async function findNextChange(trx: Transaction<Database>, id: number, now: Date): Promise<Date | undefined> {
	const act = await trx
		.selectFrom("audit_log")
		.select("at")
		.where("subject_kind", "=", "application")
		.where("subject_id", "=", id)
		.where("actor", "=", applicant)
		.where("member_id", "is", null)
		.where("at", ">", new Date(now.getTime() - dayMs).toISOString())
		.orderBy("at", "desc")
		.limit(1)
		.offset(actsPerDay - 1)
		.executeTakeFirst();
	return act && new Date(Date.parse(act.at) + dayMs);
}
