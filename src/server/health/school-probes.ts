import type { Probe } from "#src/health/finding.ts";
import type { JobKind } from "#src/jobs/job-kind.ts";
import type { PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { jobTitles } from "#src/server/job-names.ts";
import type { Services } from "#src/server/services.ts";
import { certificateProbe } from "./probes/certificate-probe.ts";
import {
	backupProbe,
	clockProbe,
	databaseProbe,
	legalTextsProbe,
	verificationProbe,
} from "./probes/database-probes.ts";
import { diskProbe } from "./probes/machine-probes.ts";
import { mailServerProbe, outboxProbe } from "./probes/mail-probes.ts";
import { feesProbe, providerProbe } from "./probes/payment-probes.ts";
import { failuresProbe, jobsProbe, webhooksProbe } from "./probes/work-probes.ts";

type Context = Pick<Services, "db" | "settings" | "transport" | "now"> & {
	gateway: Pick<PaymentGateway, "check"> | null;
	/** What this process does by itself. */
	kinds: readonly Pick<JobKind, "name" | "period">[];
};

/** What the school has once. */
export function schoolProbes({ db, settings, transport, now, gateway, kinds }: Context): Probe[] {
	const withLook = new Set(kinds.flatMap(({ name, period }) => (period?.look ? [name] : [])));
	const titles = new Map(kinds.map(({ name }) => [name, titleOf(name)]));
	return [
		databaseProbe(db),
		legalTextsProbe(db),
		mailServerProbe(transport, settings),
		outboxProbe(db, now),
		providerProbe(gateway, settings),
		feesProbe(db, now),
		backupProbe({ db, settings, now }),
		verificationProbe({ db, settings, now }),
		jobsProbe(db, titles, withLook),
		webhooksProbe(db),
		certificateProbe(settings.siteUrl, now),
		failuresProbe(db, now),
	];
}

/** What each machine has. */
export function machineProbes({ db, settings }: Pick<Services, "db" | "settings">): Probe[] {
	return [diskProbe(settings), clockProbe(db, settings)];
}

function titleOf(name: string): string {
	return new Map<string, string>(Object.entries(jobTitles)).get(name) ?? name;
}
