import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					include: ["src/**/*.test.{ts,tsx}", "content/**/*.test.ts", "scripts/**/*.test.ts"],
					globalSetup: ["tests/support/with-postgres.ts"],
					testTimeout: 20_000,
				},
			},
			{
				test: {
					name: "e2e",
					include: ["tests/e2e/**/*.test.ts"],
					globalSetup: ["tests/support/with-postgres.ts"],
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
