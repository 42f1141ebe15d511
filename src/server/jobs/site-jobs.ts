import type { RequestPage } from "#src/content/links/check-links.server.ts";
import { checkAllLinks } from "#src/content/links/weekly/check-all-links.server.ts";
import { isRenderingDue, renderDue } from "#src/content/media/rendering/render-due.server.ts";
import { renderingBy } from "#src/content/media/rendering/run-render-process.server.ts";
import type { JobKind } from "#src/jobs/job-kind.ts";
import type { Services } from "#src/server/services.ts";
import type { Pages } from "#src/server/site-pages.ts";
import { backupSchool } from "./backup-job.ts";
import { describeCount, minuteMs, periodicJob, secondMs, weekMs } from "./periodic-job.ts";

/** Lists the jobs that need the site's pages, or a process of their own from the folder that has them. */
export function sitePagesJobs(services: Services, pages: Pages, requestPage: RequestPage): JobKind[] {
	const { db, storage, stagingFolder, settings, now } = services;
	const render = renderingBy(pages.renderProcess);
	return [
		periodicJob(
			"media",
			{ everyMs: secondMs, look: () => isRenderingDue(db, now()), watches: ["media_revisions"] },
			async (signal) => {
				const finished = await renderDue({ db, storage, stagingFolder, render, now, signal });
				return describeCount(finished, "file prepared", "files prepared");
			},
		),
		periodicJob("link checks", { everyMs: weekMs }, async (signal) => {
			if (!settings.linkChecks) return undefined;
			const { requestExternal: ask } = services;
			const checked = await checkAllLinks({ db, requestPage, ask, siteUrl: settings.siteUrl, now }, signal);
			return describeCount(checked, "link checked", "links checked");
		}),
		periodicJob("backups", { everyMs: minuteMs }, (signal) => backupSchool(services, pages.backupScript, signal)),
	];
}
