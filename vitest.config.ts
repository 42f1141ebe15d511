import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long begin first, so that none is left to run alone at the end. */
const slow = (
	"accessibility payment barch-form start payment-killed photograph home shell payment-in-doubt page-cache " +
	"deliver.server migrate applications payment-faults record-payment-event payments alumni seed-database draft-submit " +
	"agreement"
).split(" ");

class SlowFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		const rank = ({ moduleId }: TestSpecification) => slow.indexOf(basename(moduleId, ".test.ts"));
		const [known, others] = [files.filter((file) => rank(file) >= 0), files.filter((file) => rank(file) < 0)];
		return [...known.toSorted((a, b) => rank(a) - rank(b)), ...(await super.sort(others))];
	}
}

/** Random tests have the same seed in each run, but for the rehearsal of all of them. */
const setupFiles = ["tests/support/fixed-seed.ts"];

/** Settings that tests against the built site have in common. */
const inBrowser = {
	setupFiles,
	globalSetup: ["tests/support/database/global-setup.ts", "tests/support/browser/global-setup.ts"],
	isolate: false,
	// A file waits a third of its time, so three keep two processors busy. With more, servers and browser need the others.
	maxWorkers: Math.max(3, Math.floor(availableParallelism() / 2)),
	testTimeout: 300_000,
	hookTimeout: 300_000,
	expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
	test: {
		sequence: { sequencer: SlowFirst },
		projects: [
			{
				test: {
					name: "unit",
					setupFiles,
					include: [
						"src/**/*.test.{ts,tsx}",
						"demo/**/*.test.ts",
						"peers/**/*.test.ts",
						"scripts/**/*.test.ts",
						"tests/*.test.ts",
					],
					globalSetup: ["tests/support/database/global-setup.ts"],
					// Tests clean up after themselves, so that a process loads the product's modules once and not for each file.
					isolate: false,
					// Some wait for databases and for processes that they start.
					maxWorkers: availableParallelism() + 1,
					testTimeout: 300_000,
					hookTimeout: 300_000,
					expect: { poll: { timeout: 60_000 } },
				},
			},
			{ test: { ...inBrowser, name: "e2e", include: ["tests/e2e/**/*.test.ts"] } },
			// Tests that take minutes: kills, faults, many machines, every page at every width. See docs/testing.md.
			{
				test: { ...inBrowser, name: "rehearsals", include: ["tests/rehearsals/**/*.test.ts"], testTimeout: 1_800_000 },
			},
		],
	},
});
