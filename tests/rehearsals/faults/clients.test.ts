import { expect, test } from "vitest";
import { home } from "#src/paths.ts";
import { combinations } from "#tests/support/faults/faulty-site.ts";
import { last, playFault, seed } from "#tests/support/faults/play-fault.ts";
import { comeSlowly } from "#tests/support/faults/slow-clients.ts";
import { effortOf } from "#tests/support/server/process-usage.ts";

const clients = Number(process.env.CLIENTS ?? 3000);

test.each(combinations.filter(({ files }) => files === "disk"))(
	`survives ${clients} clients that are slow on purpose ($engine, SEED=${seed})`,
	async (combination) => {
		await playFault(combination, {
			async play(site) {
				const before = effortOf(site.pid()).residentMb;
				const slow = await comeSlowly(site.url, clients);
				expect(slow.open()).toBeGreaterThan(clients * 0.9);
				const times: number[] = [];
				for (let number = 0; number < 30; number++) {
					const begun = performance.now();
					expect((await fetch(`${site.url}${home}`)).status).toBe(200);
					times.push(performance.now() - begun);
					await last(200);
				}
				const median = times.sort((a, b) => a - b)[15] ?? 0;
				const grown = effortOf(site.pid()).residentMb - before;
				console.log(`${slow.open()} slow clients: a page in ${median.toFixed()} ms, ${grown.toFixed()} MB more`);
				expect(median).toBeLessThan(1000);
				expect(grown).toBeLessThan(400);
				// Clients whose headers never end are sent away within two minutes.
				await expect.poll(slow.open, { timeout: 150_000, interval: 1000 }).toBeLessThan(clients * 0.7);
				slow.leave();
			},
		});
	},
	600_000,
);
