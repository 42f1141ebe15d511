import { dayAtSchool } from "#src/calendar/day.ts";
import { deleteOldFailures } from "#src/health/failures/failures.server.ts";
import type { Finding } from "#src/health/finding.ts";
import { deleteFindings } from "#src/health/findings.server.ts";
import type { JobKind } from "#src/jobs/job-kind.ts";
import { mailOperator } from "#src/server/health/operator-mails.ts";
import { checkMachine, checkSchool } from "#src/server/health/store-health.ts";
import type { Payments } from "#src/server/payments.ts";
import type { Services } from "#src/server/services.ts";
import { dayMs, describeCount, minuteMs, periodicJob } from "./periodic-job.ts";

const everyMs = 15 * minuteMs;

/** Looks after the school itself. @param kinds what else this process does */
export function healthJobs(services: Services, payments: Payments, kinds: readonly JobKind[]): JobKind[] {
	const { db, now } = services;
	return [
		periodicJob("health", { everyMs }, async (signal) => {
			await deleteOldFailures(db, dayAtSchool(now()));
			await deleteFindings(db, new Date(now().getTime() - dayMs));
			return describeFindings(await checkSchool(services, payments, kinds, signal));
		}),
		periodicJob("machine health", { everyMs, onEachMachine: true }, async (signal) =>
			describeFindings(await checkMachine(services, payments, signal)),
		),
		periodicJob("operator mails", { everyMs: minuteMs }, async () =>
			describeCount(await mailOperator(services, now()), "email queued", "emails queued"),
		),
	];
}

function describeFindings(findings: readonly Finding[]): string | undefined {
	const bad = findings.filter(({ state }) => state !== "ok");
	return bad.length === 0 ? undefined : `Needs attention: ${bad.map(({ title }) => title).join(", ")}`;
}
