import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { installNeeded } from "#tests/support/packaging/needed-packages.ts";

const names = ["school-admissions.service", "school-admissions-rehearsal.service"];
const timer = "school-admissions-rehearsal.timer";
let folder: string;
beforeAll(() => {
	installNeeded("systemd");
	folder = mkdtempSync(join(tmpdir(), "school-unit-"));
	// Paths of a release are replaced, because none is installed here; everything else is the unit as it is shipped.
	for (const name of [...names, timer]) {
		const shipped = readFileSync(`deploy/${name}`, "utf8");
		const here = shipped
			.replaceAll("/opt/school-admissions/current/node_modules/.bin/node", process.execPath)
			.replaceAll("/opt/school-admissions/current/deploy/school", resolve("deploy/school"));
		writeFileSync(join(folder, name), here);
	}
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const analyze = (...args: string[]) => {
	const { status, stdout, stderr } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
	return { status, said: `${stdout}${stderr}` };
};

it.each([...names, timer])("%s is understood by systemd, every line of it", (name) => {
	expect(analyze("verify", "--man=no", join(folder, name))).toEqual({ status: 0, said: "" });
	if (name === timer) return;
	writeFileSync(
		join(folder, "wrong.service"),
		`${readFileSync(join(folder, name), "utf8")}\n[Service]\nProtectSytem=strict\n`,
	);
	expect(analyze("verify", "--man=no", join(folder, "wrong.service")).said).toContain("ProtectSytem");
});

it.each(names)("%s is judged by systemd as exposing little", (name) => {
	const { said } = analyze("security", "--offline=true", "--no-pager", join(folder, name));
	const level = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(said)?.[1]);
	expect(level, said).toBeLessThanOrEqual(1.5);
});
