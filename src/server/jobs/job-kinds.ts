import type { RequestPage } from "#src/content/links/check-links.server.ts";
import type { JobKind } from "#src/jobs/job-kind.ts";
import type { Payments } from "#src/server/payments.ts";
import type { Services } from "#src/server/services.ts";
import type { Pages } from "#src/server/site-pages.ts";
import { healthJobs } from "./health-jobs.ts";
import { officeJobs } from "./office-jobs.ts";
import { sendingJobs } from "./sending-jobs.ts";
import { sitePagesJobs } from "./site-jobs.ts";
import { upkeepJobs } from "./upkeep-jobs.ts";

/** Every kind of job that a process does. @param site what those need that only a process with pages does */
export function jobKinds(
	services: Services,
	payments: Payments,
	site?: { pages: Pages; requestPage: RequestPage },
): JobKind[] {
	const kinds = [
		...sendingJobs(services, payments),
		...officeJobs(services),
		...upkeepJobs(services),
		...(site ? sitePagesJobs(services, site.pages, site.requestPage) : []),
	];
	return [...kinds, ...healthJobs(services, payments, kinds)];
}
