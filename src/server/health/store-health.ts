import { hostname } from "node:os";
import { storeFindings } from "#src/health/findings.server.ts";
import { runChecks } from "#src/health/run-checks.server.ts";
import type { Payments } from "#src/server/payments.ts";
import type { Services } from "#src/server/services.ts";
import { checksBy } from "./checks/all-checks.ts";
import type { CheckContext } from "./checks/school-check.ts";

type Kinds = CheckContext["kinds"];

/** Looks at what the school has once, and stores what was found. @param kinds what this process does by itself */
export async function checkSchool(services: Services, payments: Payments, kinds: Kinds, signal?: AbortSignal) {
	await services.failures.flush();
	return check(services, payments, { kinds, signal, by: "school", place: "" });
}

/** Looks at what this machine has, and stores what was found. */
export function checkMachine(services: Services, payments: Payments, signal?: AbortSignal) {
	return check(services, payments, { kinds: [], signal, by: "machine", place: hostname() });
}

type CheckOptions = { kinds: Kinds; signal: AbortSignal | undefined; by: "school" | "machine"; place: string };

async function check(services: Services, payments: Payments, { kinds, signal, by, place }: CheckOptions) {
	const { settings, db, transport, now } = services;
	const context = { settings, db, transport, now, gateway: payments.api.gateway, kinds };
	const findings = await runChecks(checksBy([by]), context, signal);
	await db.transaction().execute((trx) => storeFindings(trx, place, findings, now()));
	return findings;
}
