import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { request as ask, createServer } from "node:http";
import { type AddressInfo, createServer as listen } from "node:net";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, test } from "vitest";
import { apiUrl, doctorCheck } from "#src/api-paths.ts";
import { type CheckResult, type Finding, warning } from "#src/health/finding.ts";
import { storeFindings } from "#src/health/findings.server.ts";
import { runChecks } from "#src/health/run-checks.server.ts";
import { smtpTransport } from "#src/mail/delivery/smtp.server.ts";
import { readSecretKey } from "#src/secrets/secret-key.server.ts";
import { allChecks } from "#src/server/health/checks/all-checks.ts";
import { judgeNode } from "#src/server/health/checks/machine-checks.ts";
import { mailArrives } from "#src/server/health/checks/mail-checks.ts";
import type { CheckContext } from "#src/server/health/checks/school-check.ts";
import { readSettings } from "#src/server/settings.ts";
import { damageTable } from "#tests/support/database/damage-table.ts";
import { describeDatabases, placeOf } from "#tests/support/database/databases.ts";
import { startSmtpPeer } from "#tests/support/mail/smtp-peer.ts";
import { startApp } from "#tests/support/server/app.ts";
import { doctorToken } from "./doctor-route.ts";
import { examine } from "./examine.ts";

const undo: (() => unknown)[] = [];
afterEach(async () => {
	for (const step of undo.splice(0).reverse()) await step();
});
const folder = () => {
	const folder = mkdtempSync(join(tmpdir(), "doctor-"));
	undo.push(() => rmSync(folder, { recursive: true }));
	return folder;
};
const line = (finding: CheckResult | undefined) =>
	`${finding?.state}: ${finding?.sentence}${finding?.todo ? ` ${finding.todo}` : ""}`;
const said = async (name: keyof typeof allChecks, settings: Partial<CheckContext["settings"]>) => {
	const context = { settings } as CheckContext;
	return line((await runChecks<CheckContext>({ [name]: allChecks[name] }, context))[0]);
};
const of = (findings: Finding[], name: string) => line(findings.find((finding) => finding.name === name));

/** A disk that has room for a name alone. */
function fullDisk(): string {
	const place = folder();
	execFileSync("mount", ["-t", "tmpfs", "-o", "size=4k", "tmpfs", place]);
	undo.push(() => execFileSync("umount", [place]));
	writeFileSync(join(place, "fill"), Buffer.alloc(4096));
	return place;
}
const mayMount = process.getuid?.() === 0 && process.platform === "linux";

describeDatabases("the doctor", (freshDb) => {
	test("finds a machine well before the site is installed, and leaves nothing there", async () => {
		const { dataDir, databaseUrl } = placeOf(await freshDb());
		const env = { PORT: "0", DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
		const findings = await examine({ env, installed: false });
		expect(findings.filter(({ name, state }) => name !== "disk" && state !== "ok")).toEqual([]);
		expect(findings.map(({ name }) => name)).toEqual([
			"node",
			"settings",
			"port",
			"folder",
			"disk",
			"storage",
			"virus_scanner",
			"database_rights",
			"database_integrity",
			"clock",
			"mail_server",
		]);
	});

	test("finds an empty machine well, where nothing was ever started", async () => {
		const db = await freshDb();
		const { databaseUrl } = placeOf(db);
		if (databaseUrl)
			for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true }))
				await db.schema.dropTable(name).cascade().execute();
		const dataDir = join(folder(), "data");
		const env = { PORT: "0", DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
		const findings = await examine({ env, installed: false });
		expect(findings.filter(({ name, state }) => name !== "disk" && state !== "ok")).toEqual([]);
		expect(of(findings, "clock")).toMatch(/^ok/);
		// Nothing is restored where there is a database.
		expect(readdirSync(dataDir)).toEqual(["files"]);
	});

	test("has what the running site has found, once", async () => {
		const db = await freshDb();
		const { dataDir, databaseUrl } = placeOf(db);
		const finding = (name: string): Finding => ({ name, title: `About ${name}`, ...warning("Look.", "Do it.") });
		const store = (place: string, names: string[], at: Date) =>
			db.transaction().execute((trx) => storeFindings(trx, place, names.map(finding), at));
		await store("", ["fees", "backup"], new Date());
		await store(hostname(), ["disk"], new Date());
		await store("another-machine", ["disk"], new Date());
		const env = {
			...{ PORT: "0", DATA_DIR: dataDir, SITE_URL: "http://localhost:1" },
			...(databaseUrl && { DATABASE_URL: databaseUrl }),
		};
		const titles = async () => (await examine({ env, installed: true })).map(({ title }) => title);
		const ofSite = (all: string[]) => all.filter((title) => title.startsWith("About") || title === "Health checks");
		expect(ofSite(await titles())).toEqual(["About disk on another-machine", "About fees"]);
		const longAgo = new Date(Date.now() - 7_200_000);
		await store("", ["fees"], longAgo);
		await store(hostname(), [], longAgo);
		await store("another-machine", [], longAgo);
		expect(ofSite(await titles())).toEqual(["Health checks", "About fees"]);
	});

	test("finds damage in the database", async () => {
		const db = await freshDb();
		const { dataDir, databaseUrl } = placeOf(db);
		await db.insertInto("counters").values({ name: "content", value: 1 }).execute();
		const repair = await damageTable(db, dataDir, "counters");
		const env = { PORT: "0", DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
		const findings = await examine({ env, installed: false });
		await repair();
		expect(of(findings, "database_integrity")).toMatch(
			/^failing: (The database is damaged|We can’t read the (database|table counters))/,
		);
	});
});

it("names a wrong setting, and looks at nothing else then", async () => {
	const findings = await examine({ env: { APPLICATION_FEE: "none" }, installed: false });
	expect(findings.map(({ name }) => name)).toEqual(["node", "settings"]);
	expect(of(findings, "settings")).toMatch(/^failing: The setting APPLICATION_FEE must be/);
});

it("says that the database cannot be reached, the port is taken and files cannot be stored", async () => {
	const other = createServer((_request, response) => response.writeHead(404).end());
	other.listen(0, "127.0.0.1");
	await once(other, "listening");
	undo.push(() => other.close());
	const dataDir = folder();
	writeFileSync(join(dataDir, "files"), "in the way");
	const env = {
		DATA_DIR: dataDir,
		PORT: String((other.address() as AddressInfo).port),
		DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing",
		SMTP_URL: "smtp://127.0.0.1:1",
	};
	const findings = await examine({ env, installed: false });
	expect(of(findings, "database")).toMatch(
		/^failing: Can’t open the database in DATABASE_URL \(127\.0\.0\.1:1.*pg_hba\.conf/,
	);
	expect(findings.filter(({ name }) => /^(database_|clock)/.test(name))).toEqual([]);
	expect(of(findings, "port")).toMatch(/^failing: Another program, or the site of another school, is listening/);
	expect(of(findings, "storage")).toMatch(/^failing: Files can’t be stored/);
	expect(of(findings, "mail_server")).toMatch(/^failing/);
	expect(line(judgeNode("20.1.0"))).toMatch(/^failing: This is Node 20\.1\.0/);
});

it("names what looks like a setting, beside settings that are right and that are wrong", async () => {
	const env = { PORT: "0", DATA_DIR: folder(), SMPT_URL: "smtp://127.0.0.1" };
	expect(of(await examine({ env, installed: false }), "settings")).toMatch(
		/^warning: SMPT_URL isn’t a setting\. Did you mean SMTP_URL\? Correct/,
	);
	const wrong = { ...env, PAYMENTS: "razorpay", RAZORPAY_KEYID: "rzp_test_abc" };
	expect(of(await examine({ env: wrong, installed: false }), "settings")).toMatch(
		/^failing: The setting RAZORPAY_KEY_ID is missing.*\n.*\nRAZORPAY_KEYID isn’t a setting/,
	);
});

it("speaks once of a folder that can’t be written, and once of a site that doesn’t respond", async () => {
	const file = join(folder(), "a-file");
	writeFileSync(file, "");
	const env = { PORT: "0", DATA_DIR: file, SITE_URL: "http://127.0.0.1:1" };
	const unwell = (await examine({ env, installed: true })).filter(({ state }) => state !== "ok");
	expect(unwell.map(({ name }) => name)).toEqual(["folder", "site"]);
});

it.runIf(mayMount)("knows the disk that takes a name but no data from one that can be written", async () => {
	const dataDir = fullDisk();
	expect(await said("folder", { dataDir })).toMatch(/^failing: .*ENOSPC\. The disk is full\. Free up space/);
	const findings = await examine({ env: { PORT: "0", DATA_DIR: dataDir }, installed: false });
	expect(findings.filter(({ state }) => state === "failing").map(({ name }) => name)).toEqual(["folder"]);
});

it("knows this site on its port from another school’s", async () => {
	const school = await startApp("sqlite", {});
	undo.push(() => school.close());
	const { settings } = school.services;
	const port = Number(new URL(school.url).port);
	expect(await said("port", { ...settings, port })).toBe(`ok: The site is listening on port ${port}.`);
	expect(await said("port", { ...settings, port, dataDir: folder() })).toMatch(
		/^failing: Another program, or the site of another school/,
	);
});

it("asks the virus scanner", async () => {
	const answers: string[] = [];
	const scanner = listen((socket) =>
		socket.on("data", (data) => {
			answers.push(String(data));
			socket.end("PONG\0");
		}),
	);
	scanner.listen(0, "127.0.0.1");
	await once(scanner, "listening");
	undo.push(() => scanner.close());
	const clamd = { host: "127.0.0.1", port: (scanner.address() as AddressInfo).port };
	expect(await said("virus_scanner", { clamd })).toMatch(/^ok: The virus scanner responds/);
	expect(answers).toEqual(["zPING\0"]);
	expect(await said("virus_scanner", { clamd: { host: "127.0.0.1", port: 1 } })).toMatch(
		/^failing: The virus scanner doesn’t respond at CLAMD_SOCKET \(127\.0\.0\.1:1\): ECONNREFUSED\. Start clamd/,
	);
	expect(await said("virus_scanner", { clamd: undefined })).toMatch(/^ok/);
});

const razorpay = {
	PAYMENTS: "razorpay",
	RAZORPAY_KEY_ID: "rzp_test_abc",
	RAZORPAY_KEY_SECRET: "secret",
	RAZORPAY_WEBHOOK_SECRET: "webhook",
};

it("asks the running site, which answers the doctor once and no one else", async () => {
	const school = await startApp("sqlite", razorpay);
	undo.push(() => school.close());
	const settings = { ...school.services.settings, siteUrl: school.url };
	expect(await said("site", settings)).toMatch(/^ok/);
	expect(await said("proxy", settings)).toBe("ok: The site sees this machine at 127.0.0.1.");
	expect(await said("webhook", settings)).toMatch(/^ok: Signed messages are accepted/);
	const payments = { ...settings.payments, webhookSecrets: ["another"] } as typeof settings.payments;
	expect(await said("webhook", { ...settings, payments })).toMatch(/^failing: .*same RAZORPAY_WEBHOOK_SECRET/);
	expect(await said("proxy", { ...settings, secretKey: "another ".repeat(5) })).toMatch(
		/^failing: The site didn’t recognise/,
	);
	const key = readSecretKey(settings);
	const ask = async (token: string) => (await fetch(school.url + apiUrl(doctorCheck(token)))).status;
	const token = doctorToken(key, Date.now());
	expect([await ask(token), await ask(token)]).toEqual([200, 404]);
	expect(await ask(doctorToken(key, Date.now() - 61_000))).toBe(404);
	expect(await ask("nothing")).toBe(404);
});

it("says which headers of a proxy are wrong", async () => {
	const believing = await startApp("sqlite", { PAYMENTS: "off", TRUST_PROXY: "127.0.0.1" });
	undo.push(() => believing.close());
	const settings = { ...believing.services.settings, siteUrl: believing.url };
	expect(await said("proxy", settings)).toMatch(/^failing: The site trusts any address/);
	// A proxy on the doctor's own machine that replaces what is claimed: visitor and proxy have one address.
	const replacing = createServer(async (request, response) => {
		const headers = { "x-forwarded-for": "127.0.0.1", host: request.headers.host ?? "" };
		const asked = ask({ port: new URL(believing.url).port, path: request.url, headers });
		asked.once("response", (answer) => answer.pipe(response)).end();
	});
	replacing.listen(0, "127.0.0.1");
	await once(replacing, "listening");
	undo.push(() => replacing.close());
	const behind = `http://127.0.0.1:${(replacing.address() as AddressInfo).port}`;
	expect(await said("proxy", { ...settings, siteUrl: behind })).toBe("ok: The site sees this machine at 127.0.0.1.");
	const school = await startApp("sqlite", { PAYMENTS: "off", TRUST_PROXY: "10.0.0.0/8" });
	undo.push(() => school.close());
	const other = { ...school.services.settings, siteUrl: school.url };
	expect(await said("proxy", other)).toMatch(/^failing: TRUST_PROXY doesn’t name the proxy/);
	expect(await said("proxy", { ...other, siteUrl: school.url.replace("127.0.0.1", "localhost") })).not.toMatch(/^ok/);
});

it("says that no one answers, that something else does, and that there is no HTTPS", async () => {
	expect(await said("site", { siteUrl: "http://127.0.0.1:1" })).toMatch(/^failing: Nothing responds/);
	const other = createServer((_request, response) => response.end("Welcome"));
	other.listen(0, "127.0.0.1");
	await once(other, "listening");
	undo.push(() => other.close());
	const siteUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
	expect(await said("site", { siteUrl })).toMatch(/^failing: Something else responds/);
	expect(await said("https", { siteUrl })).toMatch(/^ok/);
	expect(await said("https", { siteUrl: "http://www.school.example" })).toMatch(
		/^failing: Visitors’ connections aren’t/,
	);
});

it("knows that a mail arrives only when its code is entered", async () => {
	const peer = await startSmtpPeer();
	undo.push(peer.stop);
	const transport = smtpTransport(peer.url);
	undo.push(transport.close);
	const settings = readSettings({ SMTP_URL: peer.url, MAIL_FROM: "hello@school.example" });
	const check = async (askForCode: () => Promise<string | undefined>) => {
		const checks = { mail_arrives: mailArrives({ to: "you@school.example", askForCode }) };
		return line((await runChecks(checks, { transport, settings }))[0]);
	};
	const codeOfMail = async () => / (\d{6})\b/.exec(peer.received.at(-1)?.mime ?? "")?.[1];
	expect(await check(codeOfMail)).toBe("ok: The email to you@school.example was delivered.");
	expect(await check(async () => "000000")).toMatch(/^failing: .*its code wasn’t entered/);
	expect(await check(async () => undefined)).toMatch(/^failing/);
	peer.fault = { recipient: { code: 550, text: "no" } };
	expect(await check(codeOfMail)).toMatch(/^failing: The email server refused the email/);
});
