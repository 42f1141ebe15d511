import { afterEach, expect, it, vi } from "vitest";
import { checkAll, findStepErrors } from "./load-checks.ts";

afterEach(() => vi.useRealTimers());

it("goes on without rules that fail to come or do not come at all: the server checks too", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const answers = { name: "Kavya" };
	for (const rules of [() => Promise.reject(new Error("no network")), () => new Promise<never>(() => {})]) {
		const found = Promise.all([findStepErrors(rules, 0, answers), checkAll(rules, answers)]);
		await vi.advanceTimersByTimeAsync(10_000);
		expect(await found).toEqual([{}, { values: answers, errors: {} }]);
	}
});
