import { expect, test } from "vitest";
import { combinations } from "#tests/support/faults/faulty-site.ts";
import { answersCome, last, playFault, seed } from "#tests/support/faults/play-fault.ts";

/** Number of kills in all four combinations together. */
const kills = Number(process.env.KILLS ?? 100);

test.each(combinations)(`survives its death at random moments ($engine, $files, SEED=${seed})`, async (combination) => {
	const visitors = await playFault(combination, {
		async play(site, visitors, random) {
			for (let round = 0; round < kills / combinations.length; round++) {
				await answersCome(visitors, Math.floor(random() * 6));
				await last(random() * 300);
				await site.kill();
				await site.restart();
			}
		},
	});
	expect(visitors.lost()).toBeGreaterThan(kills / combinations.length / 2);
});
