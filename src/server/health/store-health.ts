import { hostname } from "node:os";
import type { Finding, Probe } from "#src/health/finding.ts";
import { storeFindings } from "#src/health/findings.server.ts";
import { runProbes } from "#src/health/run-probes.server.ts";
import type { JobKind } from "#src/jobs/job-kind.ts";
import type { Payments } from "#src/server/payments.ts";
import type { Services } from "#src/server/services.ts";
import { machineProbes, schoolProbes } from "./school-probes.ts";

type Kinds = readonly Pick<JobKind, "name" | "period">[];

/** Looks at what the school has once, and stores what was found. @param kinds what this process does by itself */
export async function checkSchool(services: Services, payments: Payments, kinds: Kinds, signal?: AbortSignal) {
	await services.failures.flush();
	return checkPlace(services, "", schoolProbes({ ...services, gateway: payments.api.gateway, kinds }), signal);
}

/** Looks at what this machine has, and stores what was found. */
export function checkMachine(services: Services, signal?: AbortSignal) {
	return checkPlace(services, hostname(), machineProbes(services), signal);
}

async function checkPlace(
	{ db, now }: Services,
	place: string,
	probes: readonly Probe[],
	signal?: AbortSignal,
): Promise<Finding[]> {
	const findings = await runProbes(probes, signal);
	await db.transaction().execute((trx) => storeFindings(trx, place, findings, now()));
	return findings;
}
