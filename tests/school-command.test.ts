import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const school = resolve("deploy/school");
const wrapper = readFileSync(school, "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const commands = [...wrapper.matchAll(/^school ([a-z-]+) {2}/gm)].map(([, name = ""]) => name);

function temporaryFolder() {
	const folder = mkdtempSync(join(tmpdir(), "school-command-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	return folder;
}

/** Programs in the place of others, which say how they were called. */
function programs(folder: string, bodies: Record<string, string>) {
	for (const [name, body] of Object.entries(bodies))
		writeFileSync(join(folder, name), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
	return { PATH: `${folder}:${process.env.PATH}` };
}
const echo = 'for each; do echo "[$each]"; done';

it("has every command of the operator, under the name of its script", () => {
	expect(commands.length).toBeGreaterThan(8);
	for (const name of commands) {
		expect([name, existsSync(`scripts/${name}.ts`)]).toEqual([name, true]);
		expect(scripts[name]).toBe(`node scripts/run.mjs scripts/${name}.ts`);
	}
	const taken = /^([a-z| -]+)\) ;;$/m.exec(wrapper)?.[1]?.split(" | ");
	expect(taken).toEqual(commands.toSorted());
});

it("runs a command with its caller’s settings, where nothing is installed", () => {
	const env = { PATH: process.env.PATH, DATA_DIR: temporaryFolder(), SCHOOL_SETTINGS: "/nowhere" };
	expect(execFileSync(school, ["members", "--help"], { env, encoding: "utf8" })).toMatch(/^school members /);
	const { status, stderr } = spawnSync(school, ["members"], { env, encoding: "utf8" });
	expect([status, stderr]).toEqual([1, expect.stringContaining("There’s no database in DATA_DIR")]);
	const wrong = spawnSync(school, ["docter"], { env, encoding: "utf8" });
	expect([wrong.status, wrong.stderr]).toEqual([
		2,
		expect.stringMatching(/^There’s no command docter\.\nschool doctor /),
	]);
});

it("runs it as the systemd unit does, as root alone", () => {
	const folder = temporaryFolder();
	const settings = join(folder, "settings");
	writeFileSync(settings, "");
	const called = (user: number) =>
		spawnSync(school, ["members", "--invite", "a b@school.example"], {
			env: {
				...programs(folder, {
					id: `echo ${user}`,
					systemctl: "echo HOST=127.0.0.1 DATA_DIR=/var/lib/school-admissions",
					"systemd-run": echo,
				}),
				SCHOOL_SETTINGS: settings,
			},
			encoding: "utf8",
		});
	const { stdout } = called(0);
	for (const word of [
		"--uid=school-admissions",
		`--property=EnvironmentFile=${settings}`,
		"--property=Environment=HOST=127.0.0.1 DATA_DIR=/var/lib/school-admissions",
		`${school}]\n[--here]\n[members]\n[--invite]\n[a b@school.example`,
	])
		expect(stdout).toContain(`${word}]`);
	expect(called(1000)).toMatchObject({ status: 1, stderr: expect.stringContaining("sudo school members") });
});

it.each([
	["that runs", "abc", ["exec", "-T", "app", "school", "doctor", "--installed"]],
	[
		"of its own while the site is stopped",
		"",
		["run", "--rm", "-T", "--entrypoint", "school", "app", "doctor", "--installed"],
	],
])("runs it in the container of compose %s", (_, running, expected) => {
	const folder = temporaryFolder();
	mkdirSync(join(folder, "deploy"));
	copyFileSync(school, join(folder, "deploy/school"));
	writeFileSync(join(folder, "deploy/.env"), "");
	const docker = `case "$*" in *" ps "*) echo ${running};; *) ${echo};; esac`;
	const env = programs(folder, { docker });
	const given = { env, encoding: "utf8", input: "" } as const;
	const { stdout } = spawnSync(join(folder, "deploy/school"), ["doctor", "--installed"], given);
	const called = ["compose", "--file", `${folder}/deploy/compose.yaml`, ...expected];
	expect(stdout.trim().split("\n")).toEqual(called.map((word) => `[${word}]`));
});
