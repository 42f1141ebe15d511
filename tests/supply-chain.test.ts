import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { isAllowed, licencesPage, productionPackages } from "../scripts/checks/licences.ts";

const read = (path: string) => readFileSync(path, "utf8");
const lock = read("package-lock.json");
const lockedPackages = Object.entries<Locked>(JSON.parse(lock).packages).filter(([path]) => path !== "");
type Locked = { version: string; integrity?: string; resolved?: string; hasInstallScript?: boolean };

it("the lock file names every package by its hash, and none from a place of its own", () => {
	expect(lockedPackages.length).toBeGreaterThan(300);
	expect(lockedPackages.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path)).toEqual(
		[],
	);
	expect(lockedPackages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});

it("no package runs a script when it is installed, and npm is told so", () => {
	expect(read(".npmrc")).toMatch(/^ignore-scripts=true$/m);
	expect(lockedPackages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
});

it("package.json names versions and no ranges, one Node for every system", () => {
	const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read("package.json"));
	const versions = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies });
	expect(versions.filter(([, version]) => !/^(npm:typescript@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
	expect(new Set(Object.values(optionalDependencies)).size).toBe(1);
});

it("every package of the running site has a licence that is allowed, and docs/licences.md lists it", () => {
	const packages = productionPackages(lock);
	expect(packages.filter((each) => !isAllowed(each))).toEqual([]);
	expect(read("docs/licences.md"), "npm run licences writes the page").toBe(licencesPage(packages));
});

it("a licence that no one has agreed to is refused, also beside one that is allowed", () => {
	const isLicenceAllowed = (licence: string, name = "some-package") => isAllowed({ name, version: "1.0.0", licence });
	for (const licence of ["MIT", "(MIT OR GPL-3.0-or-later)", "MIT AND ISC"])
		expect(isLicenceAllowed(licence), licence).toBe(true);
	for (const licence of ["none", "GPL-3.0-or-later", "AGPL-3.0", "MIT AND GPL-2.0", "SSPL-1.0", "LGPL-3.0-or-later"])
		expect(isLicenceAllowed(licence), licence).toBe(false);
	expect(isLicenceAllowed("LGPL-3.0-or-later", "@img/sharp-libvips-linux-x64")).toBe(true);
});

it.each([".github/workflows/ci.yml", ".github/workflows/release.yml"])(
	"%s names actions by commit, has no more rights than it needs, and ends by itself",
	(path) => {
		const text = read(path);
		const { permissions, jobs } = parse(text);
		expect(permissions).toEqual({ contents: "read" });
		for (const job of Object.values<{ "timeout-minutes"?: number }>(jobs))
			expect(job["timeout-minutes"]).toBeTypeOf("number");
		const used = text.split("\n").filter((line) => line.includes("uses:"));
		expect(used.length).toBeGreaterThan(2);
		for (const line of used) expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
		// Text that others can choose (the name of a branch, the title of a request) is not part of a script.
		expect(text).not.toMatch(/\$\{\{ *github\.(head_ref|event)/);
	},
);

it("the workflows run the two commands, and a release has an SBOM and its provenance", () => {
	expect(read(".github/workflows/ci.yml")).toMatch(/run: npm test -- --shard=/);
	expect(read(".github/workflows/ci.yml")).toMatch(/^ +npm start /m);
	const { steps } = parse(read(".github/workflows/release.yml")).jobs.publish;
	expect(steps.find(({ id }: { id?: string }) => id === "image").with).toMatchObject({
		sbom: true,
		provenance: "mode=max",
	});
});

it("updates wait a week, come for every kind of file, and Node’s packages come together", () => {
	const { minimumReleaseAge, dockerfile, packageRules } = JSON.parse(read("renovate.json"));
	expect(minimumReleaseAge).toBe("7 days");
	expect(dockerfile.managerFilePatterns).toHaveLength(1);
	const { optionalDependencies } = JSON.parse(read("package.json"));
	const node = packageRules.find(({ groupName }: { groupName?: string }) => groupName === "Node");
	expect(node.matchPackageNames.toSorted()).toEqual(Object.keys(optionalDependencies).toSorted());
});
