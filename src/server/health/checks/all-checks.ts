import { databaseChecks } from "./database-checks.ts";
import { machineChecks } from "./machine-checks.ts";
import { mailChecks } from "./mail-checks.ts";
import { paymentChecks } from "./payment-checks.ts";
import type { CheckedBy, Requirement, SchoolChecks } from "./school-check.ts";
import { schoolChecks } from "./school-checks.ts";
import { siteChecks } from "./site-checks.ts";

/** Every check, in the order in which the doctor prints them. */
export const allChecks = {
	...machineChecks,
	...databaseChecks,
	...mailChecks,
	...paymentChecks,
	...siteChecks,
	...schoolChecks,
};

/** @param missing what is not there, as the doctor may find it */
export function checksBy(by: readonly CheckedBy[], missing: readonly Requirement[] = []): SchoolChecks {
	const all: SchoolChecks = allChecks;
	return Object.fromEntries(
		Object.entries(all).filter(
			([, { runs, needs }]) => runs.some((each) => by.includes(each)) && !(needs && missing.includes(needs)),
		),
	);
}
