import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../install.mjs";
import {
	browserPackages,
	poolerPackage,
	preparation,
	run,
	runCommand,
	type Step,
	scannerPackage,
	sheetsPackage,
} from "./steps.ts";
import type { SystemPackage } from "./system-packages.ts";

const vitest = (...args: string[]) => ["vitest", "run", ...args];

/** Packages that parts need in addition to what every test needs. */
const packagesOf: Record<string, SystemPackage[]> = {
	browsers: browserPackages,
	exports: [sheetsPackage],
	machines: [poolerPackage],
	releases: [poolerPackage],
	scanner: [scannerPackage],
};

/** Journeys of visitors and the office that four processes must answer as one does. */
const onMachines = [
	"admissions/barch-application",
	"admissions/drafts",
	"payment/payment.test",
	"office/cases/case",
	"office/morning",
	"office/cases/stage-messages",
].map((name) => `tests/e2e/${name}`);

/** The tests of `npm test` in all their circumstances, in parts of half an hour. */
const wholeParts: Record<string, string[]> = {
	"whole-units": ["--project", "unit"],
	"whole-site": browserTests("journeys", "pages", "shell", "translated"),
	"whole-applicants": browserTests("admissions", "forms", "payment"),
	"whole-office": browserTests("office"),
	"whole-operation": browserTests("operation"),
};

function browserTests(...folders: string[]): string[] {
	return ["--project", "e2e", ...folders.map((folder) => `tests/e2e/${folder}/`)];
}

/** Parts of the rehearsal: the whole ones above, and the folders of tests/rehearsals. */
const parts = new Map(
	readdirSync(join(root, "tests/rehearsals"), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }): [string, Omit<Step, "name">] => [
			name,
			{ command: vitest("--project", "rehearsals", `tests/rehearsals/${name}/`) },
		]),
).set("machines", {
	command: vitest("--project", "rehearsals", "--project", "e2e", "tests/rehearsals/machines/", ...onMachines),
	env: { MACHINES: "4" },
});
for (const [name, args] of Object.entries(wholeParts))
	parts.set(name, { command: vitest(...args), env: { TESTS: "whole" } });

const partNames = process.argv.slice(2);
const unknown = partNames.filter((name) => !parts.has(name));
if (unknown.length > 0) {
	const names = [...parts.keys()].join(", ");
	console.error(`There is no part ${unknown.join(", ")}. The parts are ${names}; without a name all run.`);
	process.exitCode = 2;
} else {
	const chosenParts = [...parts].filter(([name]) => partNames.length === 0 || partNames.includes(name));
	await runCommand(
		async () => {
			await run(preparation);
			// One at a time: a part measures or kills processes, and another one beside it would be in its way.
			for (const [name, step] of chosenParts) await run({ name: `Rehearsal of ${name}`, ...step });
		},
		chosenParts.flatMap(([name]) => packagesOf[name] ?? []),
	);
}
