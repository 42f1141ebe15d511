import { execFile } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { canMount, mountSmallDisk } from "#tests/support/faults/small-disk.ts";
import { openLogOutput } from "./log-output.ts";

const modules = fileURLToPath(new URL(".", import.meta.url));

/** Runs a separate process whose standard output is this file, and returns what it writes to standard error. */
async function logTo(file: string): Promise<string> {
	const script = `
		import { createLog } from "${join(modules, "log.ts")}";
		import { openLogOutput } from "${join(modules, "log-output.ts")}";
		const log = createLog("info", openLogOutput(1));
		for (const line of ["one", "two", "three"]) {
			log.info(line);
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
		process.on("exit", () => console.error("at its end"));
		log.info("four");
		process.exit(0);`;
	const node = `exec "$0" --input-type=module-typescript --disable-warning=ExperimentalWarning -e "$1" > "$2"`;
	// Anyone who waits for the log would wait for good.
	const shell = promisify(execFile)("sh", ["-c", node, process.execPath, script, file], { timeout: 60_000 });
	return (await shell).stderr;
}

it.runIf(process.platform === "linux")(
	"neither stops a process nor keeps it at its end when it takes nothing",
	async () => {
		expect(await logTo("/dev/full")).toBe("at its end\n");
	},
);

it("gets the lines of a process that ends at once, to the last", async () => {
	const folder = mkdtempSync(join(tmpdir(), "school-log-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	await logTo(join(folder, "log"));
	const lines = readFileSync(join(folder, "log"), "utf8").trimEnd().split("\n");
	expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["one", "two", "three", "four"]);
});

it.runIf(canMount())("goes on when a full disk has room again, and says how many lines were lost", async () => {
	const disk = mountSmallDisk(1);
	onTestFinished(disk.remove);
	mkdirSync(disk.dataDir);
	const file = join(disk.dataDir, "log");
	const fd = openSync(file, "a");
	onTestFinished(() => closeSync(fd));
	const output = openLogOutput(fd);
	/** Writes a line and waits until it is written or lost: no write of this process is under way any more. */
	const say = async (line: string) => {
		output.write(`${line}\n`);
		await expect.poll(() => process.getActiveResourcesInfo()).not.toContain("FSReqCallback");
	};
	await say("first");
	disk.fill();
	// More than the last page of the file has room for.
	await say("x".repeat(5000));
	await say("lost too");
	disk.empty();
	await say("later");
	const [first, cut, notice, ...later] = readFileSync(file, "utf8").split("\n");
	expect([first, cut, later]).toEqual(["first", expect.stringMatching(/^x{4000,4999}$/), ["later", ""]]);
	expect(JSON.parse(notice ?? "")).toMatchObject({ level: 40, lines: 2, msg: "lines of the log could not be written" });
});
