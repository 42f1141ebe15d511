import type { Db } from "#src/db/connect.server.ts";
import { isUpToDate } from "#src/db/migrate/migrate.server.ts";
import { type Finding, failing, type Probe } from "#src/health/finding.ts";
import { runProbes } from "#src/health/run-probes.server.ts";
import { openTransport } from "#src/mail/delivery/open-transport.server.ts";
import { razorpayGateway } from "#src/payment/gateway/razorpay.server.ts";
import { certificateProbe } from "#src/server/health/probes/certificate-probe.ts";
import { backupProbe, clockProbe } from "#src/server/health/probes/database-probes.ts";
import { diskProbe } from "#src/server/health/probes/machine-probes.ts";
import { mailServerProbe } from "#src/server/health/probes/mail-probes.ts";
import { providerProbe } from "#src/server/health/probes/payment-probes.ts";
import { readSettings, type Settings, SettingsError } from "#src/server/settings.ts";
import { openDatabase } from "#src/server/startup-errors.ts";
import { folderCheck, nodeCheck, portCheck, rightsCheck, storageCheck } from "./machine-checks.ts";
import { mailCheck } from "./mail-check.ts";
import { httpsCheck, proxyCheck, readinessCheck, webhookCheck } from "./site-checks.ts";

type Wanted = {
	env: Record<string, string | undefined>;
	/** Ask the running site too. */
	installed: boolean;
	mail?: { to: string; askForCode: (signal: AbortSignal) => Promise<string | undefined> } | undefined;
};

/** Checks a machine before the site is installed, and with `installed` what it is like since. */
export async function examine({ env, installed, mail }: Wanted): Promise<Finding[]> {
	const node = await runProbes([nodeCheck()]);
	let settings: Settings;
	try {
		settings = readSettings(env);
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error;
		const todo = "README.md lists the settings. The other checks need all of them to be right.";
		return [...node, { name: "settings", title: "Settings", ...failing(error.message, todo) }];
	}
	const read: Finding = {
		name: "settings",
		title: "Settings",
		state: "ok",
		todo: null,
		sentence: "Every setting can be read.",
	};
	const transport = openTransport(settings);
	const database = await openForCheck(settings);
	try {
		const { payments, siteUrl } = settings;
		const gateway = payments.mode === "razorpay" ? razorpayGateway(payments) : null;
		const probes: Probe[] = [
			portCheck(settings),
			folderCheck(settings),
			diskProbe(settings),
			...("db" in database ? [rightsCheck(database.db), clockProbe(database.db, settings)] : []),
			storageCheck(settings),
			mailServerProbe(transport, settings),
			...(gateway ? [providerProbe(gateway, settings)] : []),
		];
		if (installed) {
			const now = () => new Date();
			probes.push(readinessCheck(settings), httpsCheck(settings), certificateProbe(siteUrl, now));
			probes.push(proxyCheck(settings), webhookCheck(settings));
			if ("db" in database && (await isUpToDate(database.db)))
				probes.push(backupProbe({ db: database.db, settings, now }));
		}
		const found = await runProbes(probes);
		const arrived = mail ? await runProbes([mailCheck(transport, settings, mail)]) : [];
		return [...node, read, ...("problem" in database ? [database.problem] : []), ...found, ...arrived];
	} finally {
		await transport.close();
		if ("db" in database) await database.db.destroy();
	}
}

async function openForCheck(settings: Settings): Promise<{ db: Db } | { problem: Finding }> {
	try {
		return { db: await openDatabase(settings) };
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error;
		const todo = settings.databaseUrl
			? "See whether PostgreSQL runs there, and whether it lets this user in from here (pg_hba.conf)."
			: "See whether the folder is there and may be written by this user.";
		return { problem: { name: "database", title: "Database", ...failing(error.message, todo) } };
	}
}
