import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { type Db, sqliteFile } from "#src/db/connect.server.ts";
import { isUpToDate } from "#src/db/migrate/migrate.server.ts";
import { type Finding, failing, fine, titleAt, warning } from "#src/health/finding.ts";
import { readFindings, staleFindings } from "#src/health/findings.server.ts";
import { runChecks } from "#src/health/run-checks.server.ts";
import { openTransport } from "#src/mail/delivery/open-transport.server.ts";
import { razorpayGateway } from "#src/payment/gateway/razorpay.server.ts";
import { allChecks, checksBy } from "#src/server/health/checks/all-checks.ts";
import { judgeNode } from "#src/server/health/checks/machine-checks.ts";
import { mailArrives } from "#src/server/health/checks/mail-checks.ts";
import type { CheckContext, Requirement } from "#src/server/health/checks/school-check.ts";
import { describeMisspelt } from "#src/server/misspelt-settings.ts";
import { readSettings, type Settings, SettingsError } from "#src/server/settings.ts";
import { openDatabase } from "#src/server/startup-errors.ts";

type ExaminationOptions = {
	env: Record<string, string | undefined>;
	/** Ask the running site too. */
	installed: boolean;
	mail?: Parameters<typeof mailArrives>[0] | undefined;
};

/** Checks a machine before the site is installed, and with `installed` what it is like since. */
export async function examine({ env, installed, mail }: ExaminationOptions): Promise<Finding[]> {
	const node: Finding = { name: "node", title: "Node", ...judgeNode(process.versions.node) };
	const about = { name: "settings", title: "Settings" };
	const misspelt = describeMisspelt(env);
	let settings: Settings;
	try {
		settings = readSettings(env);
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error;
		const todo =
			"Correct these settings, and run the doctor again for the other checks. docs/settings.md lists all settings.";
		return [node, { ...about, ...failing([error.message, ...misspelt].join("\n"), todo) }];
	}
	const read =
		misspelt.length > 0
			? warning(misspelt.join("\n"), "Correct the name. docs/settings.md lists all settings.")
			: fine("All settings are valid.");
	const first = [node, { ...about, ...read }];
	// Looked at first: what fails only for want of one of these is not told beside it.
	const { folder, site } = allChecks;
	const causes = await runChecks<CheckContext>({ folder, ...(installed && { site }) }, { settings } as CheckContext);
	const missing = causes.flatMap(({ name, state }): Requirement[] =>
		state === "failing" ? [name === "site" ? "site" : "folder"] : [],
	);
	const transport = openTransport(settings);
	// Makes no database where there is none: a restore wants a place without one.
	const canOpen = !missing.includes("folder");
	const isNew = canOpen && !settings.databaseUrl && !existsSync(sqliteFile(settings.dataDir));
	const tried = isNew ? { ...settings, dataDir: mkdtempSync(join(settings.dataDir, ".doctor-")) } : settings;
	const { db, problem } = canOpen ? await openForCheck(tried) : {};
	try {
		const { payments } = settings;
		const gateway = payments.mode === "razorpay" ? razorpayGateway(payments) : null;
		const isServed = installed && db !== undefined && (await isUpToDate(db));
		if (!db) missing.push("database");
		if (!isServed) missing.push("tables");
		if (!gateway) missing.push("provider");
		// Checks that need a database are not made where there is none.
		const context = { settings, db, transport, gateway, kinds: [], now: () => new Date() } as CheckContext;
		const { folder: _, site: __, ...checks } = checksBy(installed ? ["doctor", "installed"] : ["doctor"], missing);
		const order = Object.keys(allChecks);
		const found = [...causes, ...(await runChecks(checks, context))].toSorted(
			(one, other) => order.indexOf(one.name) - order.indexOf(other.name),
		);
		const arrived = mail ? await runChecks({ mail_arrives: mailArrives(mail) }, context) : [];
		const ofSite = isServed ? await findingsOfSite(db, found) : [];
		return [...first, ...(problem ? [problem] : []), ...found, ...arrived, ...ofSite];
	} finally {
		await transport.close();
		await db?.destroy();
		if (isNew) rmSync(tried.dataDir, { recursive: true });
	}
}

/** Reads the running site's findings on what was not examined here, as the office's Health page shows them. */
async function findingsOfSite(db: Db, examined: readonly Finding[]): Promise<Finding[]> {
	const findings = await readFindings(db);
	const others = findings.filter(
		({ name, place }) => (place !== "" && place !== hostname()) || !examined.some((each) => each.name === name),
	);
	return [
		...staleFindings(findings, new Date()),
		...others.map(({ name, state, sentence, todo, ...finding }) => ({
			...{ name, state, sentence, todo },
			title: titleAt(finding),
		})),
	];
}

async function openForCheck(settings: Settings): Promise<{ db?: Db; problem?: Finding }> {
	try {
		return { db: await openDatabase(settings) };
	} catch (error) {
		if (!(error instanceof SettingsError)) throw error;
		const todo = settings.databaseUrl
			? "Check that PostgreSQL is running there, and that pg_hba.conf allows this user to connect from this machine."
			: "Check that the folder exists and this user can write to it.";
		return { problem: { name: "database", title: "Database", ...failing(error.message, todo) } };
	}
}
