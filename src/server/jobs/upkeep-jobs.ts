import { expireDrafts } from "#src/admissions/drafts/delete-draft.server.ts";
import { storeFunnelDays } from "#src/admissions/funnel/funnel-days.server.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import { emptyTrash } from "#src/content/editing/trash.server.ts";
import { removeAbandonedUploads } from "#src/content/media/uploads/partial-uploads.server.ts";
import { clearStaging } from "#src/documents/stage-uploads.server.ts";
import { endExports } from "#src/exports/end-exports.server.ts";
import type { JobKind } from "#src/jobs/job-kind.ts";
import { deleteOldJobs } from "#src/jobs/job-retention.server.ts";
import { deleteOldBuildFiles } from "#src/releases/build-files.server.ts";
import { deleteRateWindows } from "#src/server/http/request-counts.ts";
import { applyRetention } from "#src/server/retention/retention-job.ts";
import { referencedFileKeys } from "#src/server/retention/stored-file-keys.ts";
import type { Services } from "#src/server/services.ts";
import { isBound } from "#src/storage/binding/bind-storage.server.ts";
import { collectGarbage } from "#src/storage/collect-garbage.server.ts";
import { mayErase } from "./clock-guard.ts";
import { exportFolder } from "./export-job.ts";
import { dayMs, describeCount, hourMs, periodicJob } from "./periodic-job.ts";

/** The outcome of an application within so many days of its sending is counted. */
const funnelDays = 400;
const clockJumped = "Nothing, because the clock jumped";

/** Lists the jobs that remove what has reached the end of its time. */
export function upkeepJobs(services: Services): JobKind[] {
	const { db, storage, stagingFolder, now } = services;
	const hourly = { everyMs: hourMs };
	return [
		periodicJob("retention", hourly, async (signal) => {
			if (!(await mayErase(services))) return clockJumped;
			const erased = await applyRetention(services, signal);
			await deleteOldJobs(db);
			await deleteRateWindows(db);
			await deleteOldBuildFiles(db, now());
			return describeCount(erased, "record erased", "records erased");
		}),
		periodicJob("drafts", hourly, async (signal) => {
			if (!(await mayErase(services))) return clockJumped;
			return describeCount(await expireDrafts({ db, storage }, now(), signal), "draft deleted", "drafts deleted");
		}),
		periodicJob("funnel", hourly, async () => {
			const today = dayAtSchool(now());
			const grown = await storeFunnelDays(db, { from: addDays(today, -funnelDays), until: today });
			return describeCount(grown, "number updated", "numbers updated");
		}),
		periodicJob("exports", hourly, async () =>
			describeCount(await endExports({ db, storage }, now()), "export deleted", "exports deleted"),
		),
		periodicJob("trash", hourly, async () => {
			if (!(await mayErase(services))) return clockJumped;
			return describeCount(await emptyTrash(db, now()), "text deleted", "texts deleted");
		}),
		periodicJob("files", hourly, async () => {
			if (!(await isBound(db, storage))) throw new Error("The storage belongs to another database.");
			const olderThan = new Date(now().getTime() - hourMs);
			const readReferenced = (keys: string[]) => referencedFileKeys(db, keys);
			return describeCount(
				await collectGarbage(storage, { referenced: readReferenced, olderThan }),
				"file removed",
				"files removed",
			);
		}),
		periodicJob("incoming", { ...hourly, onEachMachine: true }, async () => {
			const cleared = await clearStaging(stagingFolder, new Date(now().getTime() - hourMs));
			const exportCount = await clearStaging(exportFolder(services), new Date(now().getTime() - dayMs));
			return describeCount(cleared + exportCount, "upload removed", "uploads removed");
		}),
		periodicJob("uploads", hourly, async () => {
			const removed = await removeAbandonedUploads({ db, storage }, new Date(now().getTime() - dayMs));
			return describeCount(removed, "upload removed", "uploads removed");
		}),
	];
}
