import type { Transaction } from "kysely";
import { z } from "zod";
import { requestDocument } from "#src/admissions/requests/request-document.server.ts";
import { type ActResult, gone, refused } from "#src/cases/acts/act-result.ts";
import type { BatchActs } from "#src/cases/batches/batch-acts.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";

const ask = z.object({ field: z.string().min(1), reason: z.string().max(500).nullable() });

/** What can be done to many applications at once, besides what can be done to every case. */
export function admissionBatchActs(school: School): BatchActs {
	return {
		ask: {
			details: ask,
			carryOut: async (trx, { caseId, by, batchId }, details: z.infer<typeof ask>, now) => {
				const applicationId = await applicationOf(trx, caseId);
				if (applicationId === undefined) return gone;
				if (applicationId === null) return refused("This is no application.");
				const asking = { ...details, storageKey: null, box: null, channel: "mail" } as const;
				const result = await requestDocument(trx, school, { ...asking, applicationId, by, batchId }, now);
				return asActResult(result);
			},
		},
	};
}

function asActResult(result: { ok: true; actId: number } | { ok: false; message: string }): ActResult {
	return result.ok ? { ok: true, actId: result.actId, version: 0 } : refused(result.message);
}

async function applicationOf(trx: Transaction<Database>, caseId: number): Promise<number | null | undefined> {
	const found = await trx.selectFrom("cases").select(["kind", "record_id"]).where("id", "=", caseId).executeTakeFirst();
	return found && (found.kind === "application" ? found.record_id : null);
}
