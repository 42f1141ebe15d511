import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { installNeeded } from "#tests/support/packaging/needed-packages.ts";

const name = "school-admissions.service";
let folder: string;
beforeAll(() => {
	installNeeded("systemd");
	folder = mkdtempSync(join(tmpdir(), "school-unit-"));
	// Where a release would be installed there is none here; everything else is the unit as it is shipped.
	const shipped = readFileSync(`deploy/${name}`, "utf8");
	const here = shipped.replaceAll("/opt/school-admissions/current/node_modules/.bin/node", process.execPath);
	writeFileSync(join(folder, name), here);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const analyze = (...args: string[]) => {
	const { status, stdout, stderr } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
	return { status, said: `${stdout}${stderr}` };
};

it("is understood by systemd, every line of it", () => {
	expect(analyze("verify", "--man=no", join(folder, name))).toEqual({ status: 0, said: "" });
	writeFileSync(
		join(folder, "wrong.service"),
		`${readFileSync(join(folder, name), "utf8")}\n[Service]\nProtectSytem=strict\n`,
	);
	expect(analyze("verify", "--man=no", join(folder, "wrong.service")).said).toContain("ProtectSytem");
});

it("is judged by systemd as exposing little", () => {
	const { said } = analyze("security", "--offline=true", "--no-pager", join(folder, name));
	const level = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(said)?.[1]);
	expect(level, said).toBeLessThanOrEqual(1.5);
});
