import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { Agent, type ClientRequest, request } from "node:http";
import { createConnection, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { connect } from "#src/db/connect.server.ts";
import * as paths from "#src/paths.ts";
import { freshPlace } from "#tests/support/database/databases.ts";
import { freePort, startPostgres } from "#tests/support/database/postgres.ts";
import { barchAnswers, certificates, multipart } from "#tests/support/forms/application.ts";
import { type RunningServer, startInVain, startServer } from "#tests/support/server/server.ts";

const ownLink = /^First sign-in: http:\/\/localhost:\d+\/office\/setup\?token=[\w-]{43}$/;
/** Output while another process on the same PostgreSQL has started less than a minute ago. */
const printedElsewhere =
	/^First sign-in: (http:\S+|another process printed the link less than a minute ago\. See its log\.)$/;

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "school-start-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a start that cannot succeed ends with one sentence naming the setting, and code 1", () => {
	it("a database that cannot be reached, without its password", async () => {
		const port = await freePort();
		const { code, lines } = await startInVain({
			DATA_DIR: folder,
			DATABASE_URL: `postgres://school:pass-word@127.0.0.1:${port}/admissions`,
		});
		const sentence = `Can’t open the database in DATABASE_URL (127.0.0.1:${port}/admissions): connect ECONNREFUSED 127.0.0.1:${port}.`;
		expect([code, lines]).toEqual([1, [sentence]]);
	});

	it("a data folder where nothing can be written", async () => {
		const file = join(folder, "a-file");
		writeFileSync(file, "");
		for (const place of [file, join(file, "data")]) {
			const { code, lines } = await startInVain({ DATA_DIR: place });
			expect([code, lines]).toEqual([
				1,
				[expect.stringMatching(/^Can’t write to DATA_DIR \(\S+a-file\S*\): (EEXIST|ENOTDIR).*\.$/)],
			]);
		}
	});

	it("a data folder whose database is none", async () => {
		writeFileSync(join(folder, "school.sqlite"), "this is a text and no database at all ".repeat(100));
		const { code, lines } = await startInVain({ DATA_DIR: folder });
		rmSync(join(folder, "school.sqlite"));
		expect([code, lines]).toEqual([1, [`Can’t open the database in DATA_DIR (${folder}): file is not a database.`]]);
	});

	it("a port in use, and a host that is not this machine's", async () => {
		const other = await new Promise<Server>((resolve) => {
			const server = createServer().listen(0, "127.0.0.1", () => resolve(server));
		});
		const port = String((other.address() as { port: number }).port);
		const taken = await startInVain({ DATA_DIR: folder, PORT: port, LOG_LEVEL: "warn" });
		other.close();
		expect([taken.code, taken.lines]).toEqual([
			1,
			[
				expect.stringContaining(
					`Can’t listen on PORT ${port}: another program is using it. Stop it, or set another PORT, such as 3001.`,
				),
			],
		]);
		const elsewhere = await startInVain({ DATA_DIR: folder, PORT: port, HOST: "192.0.2.1", LOG_LEVEL: "warn" });
		expect([elsewhere.code, elsewhere.lines]).toEqual([
			1,
			[expect.stringContaining("Can’t listen on HOST 192.0.2.1: ")],
		]);
	});
});

describe("a start that only serves what was built", () => {
	/** Runs it on an empty folder; `onOutput` gets what it has said so far. */
	async function run(onOutput: (child: ChildProcess, output: string) => void, settings: Record<string, string> = {}) {
		const port = await freePort();
		const place = mkdtempSync(join(folder, "served-"));
		const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: place, DEMO_OFFICE: "off", ...settings };
		const child = spawn(process.execPath, ["scripts/serve-built.ts"], { env, stdio: ["ignore", "pipe", "pipe"] });
		onTestFinished(() => void child.kill("SIGKILL"));
		let output = "";
		for (const stream of [child.stdout, child.stderr])
			stream.on("data", (part) => {
				output += part;
				onOutput(child, output);
			});
		const code = await new Promise((resolve) => child.once("close", (code, signal) => resolve(code ?? signal)));
		return { code, output };
	}
	const endAt = (text: string) => (child: ChildProcess, output: string) =>
		output.includes(text) && child.kill("SIGTERM");

	it("is the server itself: it ends with 0 when the process that was started is told to", async () => {
		const { code, output } = await run(endAt("The site is at"));
		expect([code, output]).toEqual([0, expect.not.stringContaining("Warning")]);
	});

	it("says which variables are misspelt, and that emails reach no one", async () => {
		const settings = { SITE_URL: "https://www.school.example", PAYMENTS: "off", SMPT_URL: "smtp://127.0.0.1" };
		const { output } = await run(endAt("The site is at"), settings);
		expect(output).toContain("SMPT_URL isn’t a setting. Did you mean SMTP_URL?\n");
		expect(output).toMatch(/^Emails are written to a folder\. No one receives them\. Set SMTP_URL /m);
	});

	it("ends when it is told to before it listens", async () => {
		const { code, output } = await run(endAt("database migrated"));
		expect([code, output]).toEqual([143, expect.not.stringContaining("The site is at")]);
	});

	it("ends when it is told to at the very end of its start", async () => {
		const preload = pathToFileURL("tests/support/server/signalled-process.ts").href;
		const { code, output } = await run(() => {}, { NODE_OPTIONS: `--import=${preload}`, LOG_LEVEL: "warn" });
		expect([code, output]).toEqual([0, expect.stringContaining("The site is at")]);
	});
});

describe.each(["sqlite", "postgres"] as const)("a start that succeeds (%s)", (engine) => {
	let site: RunningServer;
	beforeAll(async () => {
		site = await startServer(engine, { SMTP_URL: "smtp://mailer:smtp-pass-word@127.0.0.1:2525", LOG_LEVEL: "warn" });
	});
	afterAll(() => site.drop());

	it("ends with a line that says where the site is and what it stands on, and no password", async () => {
		const password = site.databaseUrl?.replace("school@", "school:pass-word@");
		const secured = password
			? await startServer(engine, { DATABASE_URL: password, DATA_DIR: site.dataDir, LOG_LEVEL: "warn" })
			: site;
		const place = site.databaseUrl
			? `PostgreSQL ${new URL(site.databaseUrl).host}${new URL(site.databaseUrl).pathname}`
			: `SQLite ${site.dataDir}/school.sqlite`;
		expect(secured.output().trimEnd().split("\n")).toEqual([
			expect.stringMatching(password ? printedElsewhere : ownLink),
			expect.stringMatching(/^The site is at http:\/\/localhost:\d+ .*files: \S+; mail: \S.*; payments: sandbox\)$/),
		]);
		expect(secured.output()).toContain(`database: ${place};`);
		expect(site.output()).toContain("mail: SMTP 127.0.0.1:2525;");
		expect(secured.output() + site.output()).not.toContain("pass-word");
		if (secured !== site) await secured.drop();
	});

	it("answers, the home page too, once it says so", async () => {
		expect((await fetch(site.url)).status).toBe(200);
		for (const path of [paths.health, paths.readiness])
			expect(await (await fetch(`${site.url}${path}`)).json()).toEqual({ status: true });
	});
});

describe("a process that runs", () => {
	let site: RunningServer;
	beforeAll(async () => {
		site = await startServer("sqlite");
	});
	afterAll(() => site.drop());

	it("says where it is after the lines of the log", async () => {
		await site.stop();
		expect(site.output().trimEnd().split("\n").at(-1)).toMatch(/^The site is at /);
		expect(site.output()).toContain("database migrated");
	});

	it("clears away what uploads cut short have left behind, but not what may still be at work", async () => {
		const twoHoursAgo = new Date(Date.now() - 7_200_000);
		const leave = (...path: string[]) => {
			const place = join(site.dataDir, ...path);
			mkdirSync(dirname(place), { recursive: true });
			writeFileSync(place, "%PDF-1.7");
			return place;
		};
		const old = [leave("incoming", "application-old", "half"), leave("files", "applications", "unnamed.pdf")];
		const young = [leave("incoming", "application-young", "half"), leave("files", "applications", "unnamed-young.pdf")];
		for (const place of [...old, join(site.dataDir, "incoming", "application-old")])
			utimesSync(place, twoHoursAgo, twoHoursAgo);
		await site.kill();
		await site.restart();
		await expect.poll(() => old.filter(existsSync)).toEqual([]);
		expect(young.filter(existsSync)).toEqual(young);
	});

	it("lets an upload that is under way finish when it is asked to stop, and ends with code 0", async () => {
		const { body, contentType } = await multipart(barchAnswers, await certificates());
		const agent = new Agent({ keepAlive: true });
		const upload = request(`${site.url}/api/v1/website/application/add`, {
			agent,
			method: "POST",
			headers: { "content-type": contentType, "content-length": body.length },
		});
		const answer = answerOf(upload);
		await new Promise((resolve) => upload.write(body.subarray(0, body.length / 2), resolve));
		const ended = site.stop();
		await expect.poll(() => fetch(`${site.url}/healthz`).then(Boolean, () => "refused")).toBe("refused");
		upload.end(body.subarray(body.length / 2));
		const { status, text } = await answer;
		const { data } = JSON.parse(text);
		expect([status, data]).toEqual([
			201,
			expect.objectContaining({ reference: expect.stringMatching(/-B-000001$/), fee_due: true }),
		]);
		expect(await ended).toBe(0);
		agent.destroy();
		const db = connect(site);
		expect(await db.selectFrom("applications").select("reference").execute()).toEqual([{ reference: data.reference }]);
		await db.destroy();
	});

	it("ends at once although browsers hold connections on which they have asked nothing", async () => {
		await site.stop();
		await site.restart();
		const { hostname, port } = new URL(site.url);
		const silent = createConnection(Number(port), hostname);
		onTestFinished(() => void silent.destroy());
		await new Promise((resolve) => silent.once("connect", resolve));
		expect(await Promise.race([site.stop(), sleep(10_000, "still there")])).toBe(0);
	});
});

describe("npm start on a built tree", () => {
	/** Runs what `npm start` runs. */
	const launch = (settings: Record<string, string>) => {
		const child = spawn(process.execPath, ["scripts/run.mjs", "scripts/start.ts"], {
			env: { ...process.env, DATA_DIR: folder, LOG_LEVEL: "warn", LINK_CHECKS: "off", ...settings },
		});
		let output = "";
		for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
		return { child, ended: new Promise((resolve) => child.once("exit", resolve)), output: () => output };
	};

	it("builds nothing, hands SIGTERM on to the server, and ends as it has ended", async () => {
		const port = await freePort();
		const { child, ended, output } = launch({ PORT: String(port) });
		await expect.poll(output, { timeout: 60_000 }).toMatch(/^First sign-in: \S+\nThe site is at .*\n$/);
		expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
		child.kill("SIGTERM");
		expect(await ended).toBe(0);
		await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
	});

	it("ends with the server's code and sentence where it cannot start", async () => {
		const { ended, output } = launch({ PORT: "abc" });
		expect([await ended, output()]).toEqual([1, "The setting PORT must be a whole number.\n"]);
	});
});

it.each(["sqlite", "postgres"] as const)(
	"two processes that start at once on one empty database share it (%s)",
	async (engine) => {
		const { dataDir, databaseUrl, drop } = await freshPlace(engine);
		const settings = { DATA_DIR: dataDir, LOG_LEVEL: "warn", ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
		const sites = await Promise.all([startServer("sqlite", settings), startServer("sqlite", settings)]);
		const { body, contentType } = await multipart(barchAnswers);
		const send = async ({ url }: RunningServer) =>
			(
				await fetch(`${url}/api/v1/website/application/add`, {
					method: "POST",
					body: new Uint8Array(body),
					headers: { "content-type": contentType },
				})
			).json();
		const answers = await Promise.all([...sites, ...sites, ...sites].map(send));
		expect(answers.map(({ data }) => data?.reference.slice(-6)).sort()).toEqual([
			"000001",
			"000002",
			"000003",
			"000004",
			"000005",
			"000006",
		]);
		for (const site of sites) {
			await site.drop();
			expect(site.output()).toMatch(/^First sign-in: .+\nThe site is at .*\n$/);
		}
		// Processes on SQLite that are started by mistake both print a link.
		const links = sites.filter((site) => /^First sign-in: http/.test(site.output()));
		expect(links).toHaveLength(engine === "postgres" ? 1 : 2);
		await drop();
	},
);

describe("readiness", () => {
	it("is refused before the end, while a balancer may still send visitors here", async () => {
		const site = await startServer("sqlite", { DRAIN_SECONDS: "4", LOG_LEVEL: "warn" });
		const ask = async (path: string) => (await fetch(site.url + path)).status;
		const ended = site.stop();
		await expect.poll(() => ask("/readyz")).toBe(503);
		expect(await Promise.all([paths.health, "/", "/news"].map(ask))).toEqual([200, 200, 200]);
		expect(await ended).toBe(0);
		await site.drop();
	});

	it("is refused while PostgreSQL is gone, and comes back with it, without a restart", async () => {
		const postgres = await startPostgres();
		const site = await startServer("sqlite", { DATABASE_URL: postgres.url, LOG_LEVEL: "warn" });
		const ready = async () => (await fetch(`${site.url}/readyz`)).status;
		try {
			expect(await ready()).toBe(200);
			postgres.halt();
			await expect.poll(ready).toBe(503);
			expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
			const { body, contentType } = await multipart(barchAnswers);
			const response = await fetch(`${site.url}/api/v1/website/application/add`, {
				method: "POST",
				body: new Uint8Array(body),
				headers: { "content-type": contentType },
			});
			expect([response.status, response.headers.get("retry-after"), await response.json()]).toEqual([
				503,
				expect.stringMatching(/^\d+$/),
				{
					status: false,
					message: expect.stringMatching(/^The server can’t save or load anything right now\. Wait 30 seconds/),
				},
			]);
			postgres.resume();
			await expect.poll(ready).toBe(200);
		} finally {
			await site.drop();
			postgres.stop();
		}
	});
});

function answerOf(request: ClientRequest): Promise<{ status: number | undefined; text: string }> {
	return new Promise((resolve, reject) => {
		request.once("error", reject).once("response", (response) => {
			let text = "";
			response
				.setEncoding("utf8")
				.on("data", (part: string) => (text += part))
				.once("error", reject)
				.once("end", () => resolve({ status: response.statusCode, text }));
		});
	});
}
