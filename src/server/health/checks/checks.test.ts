import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, test, vi } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import type { Check, CheckResult } from "#src/health/finding.ts";
import { runChecks } from "#src/health/run-checks.server.ts";
import { heldBack } from "#src/mail/delivery/failure.ts";
import { smtpTransport } from "#src/mail/delivery/smtp.server.ts";
import { razorpayGateway } from "#src/payment/gateway/razorpay.server.ts";
import { readSettings } from "#src/server/settings.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { startSmtpPeer } from "#tests/support/mail/smtp-peer.ts";
import { allChecks, checksBy } from "./all-checks.ts";
import { judgeSpace } from "./machine-checks.ts";
import type { CheckContext } from "./school-check.ts";
import { judgeCertificate } from "./site-checks.ts";

const now = () => new Date("2027-03-10T04:00:00.000Z");
const ago = (hours: number) => new Date(now().getTime() - hours * 3_600_000).toISOString();
const line = ({ state, sentence, todo }: CheckResult) => `${state}: ${sentence}${todo ? ` ${todo}` : ""}`;
const said = async (name: keyof typeof allChecks, context: Partial<CheckContext>) => {
	const whole = { now, kinds: [], gateway: null, settings: readSettings({}), ...context } as CheckContext;
	const [finding] = await runChecks<CheckContext>({ [name]: allChecks[name] }, whole);
	return finding && line(finding);
};
const undo: (() => unknown)[] = [];
afterEach(async () => {
	for (const step of undo.splice(0)) await step();
});

describeDatabases("checks", (freshDb) => {
	let db: Db;
	beforeEach(async () => {
		db = await freshDb();
	});

	test("find an empty school well", async () => {
		const { "legal texts": _, ...checks } = checksBy(["school", "machine"]);
		const context = { db, settings: readSettings({}), now, gateway: null, kinds: [] } as unknown as CheckContext;
		const findings = await runChecks(checks, context);
		expect(findings.filter(({ name, state }) => name !== "disk" && state !== "ok")).toEqual([]);
		expect(findings).toHaveLength(16);
	});

	test("say when the clocks are apart", async () => {
		const present = Date.now.bind(Date);
		const clock = vi.spyOn(Date, "now").mockImplementation(() => present() + 90_000);
		undo.push(() => clock.mockRestore());
		expect(await said("clock", { db })).toMatch(/^failing: .* 90\.\d seconds apart\. Use NTP/);
		clock.mockImplementation(() => present() - 10_000);
		expect(await said("clock", { db })).toMatch(/^warning/);
	});

	test("say how long mails wait, and which were given up", async () => {
		const mail = (state: "queued" | "dead", created_at: string) =>
			db
				.insertInto("outbox")
				.values({
					about: "",
					to_name: "",
					to_address: "a@home.example",
					template: "x",
					data: "{}",
					attempts: 0,
					message_id: created_at + state,
					state,
					due_at: created_at,
					created_at,
				})
				.execute();
		await mail("queued", ago(100));
		await db.updateTable("outbox").set({ last_error: heldBack }).execute();
		expect(await said("outbox", { db })).toMatch(/^ok/);
		await mail("dead", ago(9));
		expect(await said("outbox", { db })).toMatch(
			/^warning: 1 email couldn’t be delivered\. To list them, run school mail/,
		);
		await mail("queued", ago(0.5));
		expect(await said("outbox", { db })).toMatch(/^warning/);
		await mail("queued", ago(3.5));
		expect(await said("outbox", { db })).toMatch(/^failing: 2 emails are waiting, the oldest for 3 hours\./);
	});

	test("say how old the backup is, and what a verification has found", async () => {
		const settings = readSettings({ BACKUP_TO: "/backups", BACKUP_RECIPIENT: "off" });
		const run = (kind: "backup" | "verification" | "rehearsal", hours: number, problem: string | null = null) =>
			db
				.insertInto("backup_runs")
				.values({ kind, started_at: ago(hours), lease_until: ago(hours), finished_at: ago(hours), files: 2, problem })
				.execute();
		const context = { db, settings };
		await run("backup", 60);
		await run("backup", 2, "The bucket is full.");
		expect(await said("backup", context)).toMatch(
			/^failing: The last good backup is 2 days old\. Last attempt: The bucket is full\./,
		);
		await run("backup", 1);
		expect(await said("backup", context)).toMatch(/^ok/);
		await run("verification", 1, "files/a.pdf is damaged.\nfiles/b.pdf is damaged.");
		expect(await said("verification", context)).toMatch(/^failing: 2 rows or files are damaged\./);
		expect(await said("rehearsal", context)).toMatch(/^ok: No restore has been rehearsed here/);
		await run("rehearsal", 24 * 40);
		expect(await said("rehearsal", context)).toMatch(/^warning: The last successful restore rehearsal was 40 days ago/);
		await run("rehearsal", 2, "a.pdf: it is missing.");
		expect(await said("rehearsal", context)).toMatch(
			/^failing: .* failed: a\.pdf: it is missing\. Run school rehearse/,
		);
		await run("rehearsal", 1);
		expect(await said("rehearsal", context)).toMatch(/^ok: A rehearsal restored every row and file today/);
		const without = readSettings({ SITE_URL: "https://www.school.example", PAYMENTS: "off" });
		expect(await said("backup", { db, settings: without })).toMatch(/^warning: No backups are made\. Set BACKUP_TO/);
	});

	test("say which jobs have failed, were given up, and were not begun", async () => {
		const kinds = [{ name: "mail" }, { name: "batches", period: { everyMs: 1000, look: async () => true } }];
		const context = { db, kinds: [...kinds, { name: "retention" }] };
		const job = (
			kind: string,
			values: { state: "queued" | "dead"; attempts?: number; last_error?: string; run_at?: number },
		) =>
			db
				.insertInto("jobs")
				.values({
					kind,
					unique_key: kind,
					payload: "null",
					every_ms: 1000,
					run_at: Date.now(),
					attempts: 0,
					created_at: 0,
					...values,
				})
				.execute();
		await job("mail", { state: "queued", attempts: 3, last_error: "No." });
		await job("batches", { state: "queued", run_at: Date.now() - 3_600_000 });
		await job("retention", { state: "queued", run_at: Date.now() - 3_600_000 });
		expect(await said("jobs", context)).toMatch(
			/^failing: These tasks keep failing: “Send emails”\. These tasks didn’t start on time: “Erase expired data”\. /,
		);
		await job("links", { state: "dead", last_error: "No." });
		expect(await said("jobs", context)).toMatch(
			/^failing: These tasks failed and won’t be tried again: “Send application links”\. /,
		);
	});
});

test("the mail server is asked without a mail being sent, and what is wrong said in words", async () => {
	const peer = await startSmtpPeer({ password: "right" });
	undo.push(peer.stop);
	const saidOf = (url: string) => {
		const transport = smtpTransport(url, { connection: 500, greeting: 500, socket: 500, total: 2000 });
		undo.push(transport.close);
		return said("mail_server", { transport, settings: readSettings({ SMTP_URL: url }) });
	};
	expect(await saidOf(peer.url.replace("//", "//user:right@"))).toMatch(/^ok: The email server accepts our connection/);
	expect(peer.received).toEqual([]);
	expect(await saidOf(peer.url.replace("//", "//user:wrong@"))).toMatch(
		/^failing: .*the user and password in SMTP_URL/,
	);
	expect(await saidOf("smtp://127.0.0.1:1")).toMatch(/^failing: .*Check the host and port in SMTP_URL/);
	peer.fault = { greeting: "hang" };
	expect(await saidOf(peer.url)).toMatch(/^failing/);
});

test("the payment provider is asked for next to nothing", async () => {
	let status = 200;
	const requestedUrls: string[] = [];
	const peer = createServer((request, response) => {
		requestedUrls.push(`${request.method} ${request.url}`);
		response.writeHead(status, { "content-type": "application/json" });
		response.end(
			JSON.stringify(
				status === 200 ? { entity: "collection", count: 0, items: [] } : { error: { code: "X", description: "no" } },
			),
		);
	});
	peer.listen(0, "127.0.0.1");
	await once(peer, "listening");
	undo.push(() => peer.close());
	const keys = { RAZORPAY_KEY_ID: "rzp_live_abc", RAZORPAY_KEY_SECRET: "secret", RAZORPAY_WEBHOOK_SECRET: "webhook" };
	const baseUrl = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`;
	const gateway = razorpayGateway({ keyId: "rzp_live_abc", keySecret: "secret", webhookSecrets: ["webhook"], baseUrl });
	const provider = () => said("payment_provider", { gateway, settings: readSettings(keys) });
	expect(await provider()).toBe("ok: Razorpay responds and accepts the keys.");
	expect(requestedUrls).toEqual(["GET /v1/orders?count=1"]);
	status = 401;
	expect(await provider()).toMatch(/^failing: Razorpay refused the request \(401\).*RAZORPAY_KEY_SECRET/);
	status = 502;
	expect(await provider()).toMatch(/^failing: Razorpay isn’t available right now \(502\)/);
	expect(await said("payment_provider", { settings: readSettings({ PAYMENTS: "off" }) })).toBe(
		"ok: Payments are turned off.",
	);
});

it.each([
	[100, "ok"],
	[0.5, "warning"],
	[0.1, "failing"],
])("a disk with %d GB left is %s", (free, state) => {
	const space = { free: free * 1024 ** 3, size: 200 * 1024 ** 3 };
	expect(line(judgeSpace(space, { name: "DATA_DIR", folder: "/data" }))).toMatch(
		new RegExp(`^${state}: DATA_DIR (has|is low)`),
	);
});

it("says that a folder of backups is not there", async () => {
	const settings = readSettings({ BACKUP_TO: "/nowhere/backups", BACKUP_RECIPIENT: "off", DATA_DIR: "/tmp" });
	expect(await said("disk", { settings })).toMatch(/^failing: BACKUP_TO can’t be read\. Check that \/nowhere\/backups/);
});

it.each([
	[60, null, "ok"],
	[10, null, "warning"],
	[-1, "CERT_HAS_EXPIRED", "failing"],
	[60, "DEPTH_ZERO_SELF_SIGNED_CERT", "failing"],
])("a certificate for %d days with the problem %s is %s", (days, problem, state) => {
	const certificate = { until: new Date(now().getTime() + days * 86_400_000 + 1000), problem };
	const result = judgeCertificate(certificate, new URL("https://www.school.example"), now());
	expect(line(result)).toMatch(new RegExp(`^${state}: `));
});

it("reads a certificate from a server, also one that no one vouches for", async () => {
	const { SMTPServer } = await import("smtp-server");
	const server = new SMTPServer({ secure: true, logger: false });
	server.on("error", () => {});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	undo.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
	const url = `https://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
	expect(await said("certificate", { settings: { ...readSettings({}), siteUrl: url } })).toMatch(
		/^failing: (Browsers refuse the certificate|The certificate of)/,
	);
});

it("never fails or hangs for a check that does", async () => {
	const check = (look: Check<null>["look"]): Check<null> => ({ title: "Odd", timeoutMs: 20, look });
	const checks = {
		one: check(() => Promise.reject(new Error("no such thing"))),
		other: check(() => new Promise(() => {})),
	};
	expect((await runChecks(checks, null)).map(({ state, sentence }) => [state, sentence])).toEqual([
		["failing", "This check failed: no such thing."],
		["failing", "This check failed: The check took too long."],
	]);
});
