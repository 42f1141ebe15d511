import { join } from "node:path";
import { eyesOf } from "#src/accounts/may.ts";
import { listMembers } from "#src/accounts/members/read-members.server.ts";
import { type Making, makeExport } from "#src/exports/make-export.server.ts";
import { exportJob } from "#src/exports/request-export.server.ts";
import { thousands } from "#src/formatting/thousands.ts";
import type { JobContext, JobKind } from "#src/jobs/job-kind.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { exportListOf } from "#src/office/exports/export-lists.server.ts";
import { exportReadyEmail } from "#src/office/exports/ready-email.server.ts";
import type { Services } from "#src/server/services.ts";

/** Returns the folder where exports are kept while they are made. */
export function exportFolder({ settings }: Pick<Services, "settings">): string {
	return join(settings.dataDir, "exports");
}

/** Makes exports, one at a time in a process, and mails a link to those who have asked for them. */
export function exportKind(services: Services): JobKind {
	const { db, storage, now } = services;
	return {
		name: exportJob.kind,
		payload: exportJob.schema,
		maxAttempts: 5,
		run: async ({ exportId }: { exportId: number }, context: JobContext) => {
			const making: Making = {
				db,
				storage,
				now,
				folder: exportFolder(services),
				sourceOf: async (list, memberId) => {
					const member = (await listMembers(db)).find(({ id }) => id === memberId);
					const eyes = member ? eyesOf(member) : { unmasked: false };
					return exportListOf(list)?.source({ db, now, eyes });
				},
				tell: async (trx, { member_id: memberId, rows_made: rows, ...made }) => {
					const member = (await listMembers(trx)).find(({ id }) => id === memberId);
					if (member) await enqueue(trx, exportReadyEmail(services.school, member, { ...made, rows }), now());
				},
			};
			const rows = await makeExport(making, exportId, context);
			return rows === undefined ? undefined : `${thousands(rows)} exported`;
		},
	};
}
