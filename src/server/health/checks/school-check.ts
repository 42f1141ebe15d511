import type { Db } from "#src/db/connect.server.ts";
import type { Check } from "#src/health/finding.ts";
import type { JobKind } from "#src/jobs/job-kind.ts";
import type { MailTransport } from "#src/mail/delivery/transport.ts";
import type { PaymentGateway } from "#src/payment/gateway/gateway.ts";
import type { Settings } from "#src/server/settings.ts";

/** Things that checks look at. */
export type CheckContext = {
	settings: Settings;
	db: Db;
	transport: MailTransport;
	gateway: PaymentGateway | null;
	/** The jobs that this process runs. */
	kinds: readonly Pick<JobKind, "name" | "period">[];
	now: () => Date;
};

/**
 * Place where a check runs: on the site, once for the school or on each machine, or in `school doctor`, always or only
 * where the site is installed.
 */
export type CheckedBy = "school" | "machine" | "doctor" | "installed";

/** Thing that a check needs. The doctor skips checks for which it is missing, and gives the reason once. */
export type Requirement = "folder" | "database" | "tables" | "provider" | "site";

/** Checks by their names. */
export type SchoolChecks = Readonly<
	Record<string, Check<CheckContext> & { runs: readonly CheckedBy[]; needs?: Requirement }>
>;
