import { hostname } from "node:os";
import type { Db } from "#src/db/connect.server.ts";
import { isUpToDate } from "#src/db/migrate/migrate.server.ts";
import { type Finding, failing, type Probe, titleAt } from "#src/health/finding.ts";
import { readFindings, staleFindings } from "#src/health/findings.server.ts";
import { runProbes } from "#src/health/run-probes.server.ts";
import { openTransport } from "#src/mail/delivery/open-transport.server.ts";
import { razorpayGateway } from "#src/payment/gateway/razorpay.server.ts";
import { certificateProbe } from "#src/server/health/probes/certificate-probe.ts";
import { backupProbe, clockProbe, legalTextsProbe } from "#src/server/health/probes/database-probes.ts";
import { diskProbe } from "#src/server/health/probes/machine-probes.ts";
import { mailServerProbe } from "#src/server/health/probes/mail-probes.ts";
import { accountProbe, providerProbe } from "#src/server/health/probes/payment-probes.ts";
import { readSettings, type Settings, SettingsError } from "#src/server/settings.ts";
import { openDatabase } from "#src/server/startup-errors.ts";
import { folderCheck, integrityCheck, nodeCheck, portCheck, rightsCheck, storageCheck } from "./machine-checks.ts";
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
		const todo = "docs/settings.md lists the settings. Other checks run only when all settings are right.";
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
			...("db" in database
				? [rightsCheck(database.db), integrityCheck(database.db), clockProbe(database.db, settings)]
				: []),
			storageCheck(settings),
			mailServerProbe(transport, settings),
			...(gateway ? [providerProbe(gateway, settings), accountProbe(gateway, () => new Date())] : []),
		];
		const isServed = installed && "db" in database && (await isUpToDate(database.db));
		if (installed) {
			const now = () => new Date();
			probes.push(readinessCheck(settings), httpsCheck(settings), certificateProbe(siteUrl, now));
			probes.push(proxyCheck(settings), webhookCheck(settings));
			if (isServed) probes.push(legalTextsProbe(database.db), backupProbe({ db: database.db, settings, now }));
		}
		const found = await runProbes(probes);
		const ofSite = isServed ? await findingsOfSite(database.db, found) : [];
		const arrived = mail ? await runProbes([mailCheck(transport, settings, mail)]) : [];
		return [...node, read, ...("problem" in database ? [database.problem] : []), ...found, ...arrived, ...ofSite];
	} finally {
		await transport.close();
		if ("db" in database) await database.db.destroy();
	}
}

/** What the running site has found of what was not examined here, as the office's page Health shows it. */
async function findingsOfSite(db: Db, examined: readonly Finding[]): Promise<Finding[]> {
	const stored = await readFindings(db);
	const others = stored.filter(
		({ name, place }) => (place !== "" && place !== hostname()) || !examined.some((each) => each.name === name),
	);
	return [
		...staleFindings(stored, new Date()),
		...others.map(({ name, state, sentence, todo, ...finding }) => ({
			...{ name, state, sentence, todo },
			title: titleAt(finding),
		})),
	];
}

async function openForCheck(settings: Settings): Promise<{ db: Db } | { problem: Finding }> {
	try {
		return { db: await openDatabase(settings) };
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error;
		const todo = settings.databaseUrl
			? "Check that PostgreSQL runs there, and that pg_hba.conf lets this user in from here."
			: "Check that the folder exists and this user can write to it.";
		return { problem: { name: "database", title: "Database", ...failing(error.message, todo) } };
	}
}
