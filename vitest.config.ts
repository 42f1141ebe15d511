import { basename } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long begin first, so that none is left to run alone at the end. */
const slow = [
	...[
		"crawl",
		"accessibility",
		"start",
		"payment",
		"barch-form",
		"lists",
		"page-cache",
		"payment-killed",
		"photograph",
		"home",
		"pages",
	],
	...["fact", "agreement", "migrate", "payment-faults", "draft-links", "alumni", "payments", "outbox.server", "shelf"],
];

class SlowFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		const rank = ({ moduleId }: TestSpecification) => slow.indexOf(basename(moduleId, ".test.ts"));
		const [known, others] = [files.filter((file) => rank(file) >= 0), files.filter((file) => rank(file) < 0)];
		return [...known.toSorted((a, b) => rank(a) - rank(b)), ...(await super.sort(others))];
	}
}

export default defineConfig({
	test: {
		sequence: { sequencer: SlowFirst },
		projects: [
			{
				test: {
					name: "unit",
					include: ["src/**/*.test.{ts,tsx}", "demo/**/*.test.ts", "peers/**/*.test.ts", "scripts/**/*.test.ts"],
					globalSetup: ["tests/support/database/global-setup.ts"],
					testTimeout: 20_000,
				},
			},
			{
				test: {
					name: "e2e",
					include: ["tests/e2e/**/*.test.ts"],
					globalSetup: ["tests/support/database/global-setup.ts"],
					testTimeout: 120_000,
					hookTimeout: 120_000,
					// A browser and a server each: more at a time than this and pages wait for the processor.
					maxWorkers: 2,
					expect: { poll: { timeout: 10_000 } },
				},
			},
		],
	},
});
