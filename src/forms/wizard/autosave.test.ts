import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ApiResult, FailureReason } from "#src/api-client/api-result.ts";
import { type AutosaveStatus, createAutosave } from "./autosave.ts";
import type { Saved, Snapshot } from "./server-draft.ts";

const answers = (name: string): Snapshot => ({ answers: { name }, step: 0 });
const saved = (revision: number): ApiResult<Saved> => ({
	ok: true,
	status: 200,
	data: { revision, saved_at: `2026-11-21T05:12:0${revision}.000Z`, expires_at: "2026-12-21T05:12:00.000Z" },
});
const refused = (reason: FailureReason): ApiResult<Saved> => ({
	ok: false,
	status: 400,
	reason,
	message: `was ${reason}`,
	errors: {},
	data: { saved_at: "2026-11-21T05:00:00.000Z" },
});

let calls: { name: string; revision: number }[];
let told: AutosaveStatus[];
let answer: () => Promise<ApiResult<Saved>> | ApiResult<Saved>;
const open = () =>
	createAutosave({
		known: { revision: 4, savedAt: null, snapshot: answers("") },
		save: async ({ answers }, revision) => {
			calls.push({ name: answers.name ?? "", revision });
			return answer();
		},
		tell: (saving) => told.push(saving),
	});
const last = () => told.at(-1);
beforeEach(() => {
	vi.useFakeTimers();
	calls = [];
	told = [];
	answer = () => saved(5);
});
afterEach(() => vi.useRealTimers());

test("saves once after the typing stops, what was typed last, with the revision that the server has", async () => {
	const saver = open();
	for (const name of ["K", "Ka", "Kavya"]) saver.change(answers(name));
	expect(calls).toEqual([]);
	await vi.runAllTimersAsync();
	expect(calls).toEqual([{ name: "Kavya", revision: 4 }]);
	expect(told).toEqual([
		{ state: "saving", savedAt: null },
		{ state: "saved", savedAt: "2026-11-21T05:12:05.000Z" },
	]);
});

test("what the server has already is not sent", async () => {
	const saver = open();
	expect(saver.change(answers(""))).toBe(false);
	await vi.runAllTimersAsync();
	expect(calls).toEqual([]);
});

test("what is typed while a saving is under way is saved after it, on its revision; never two at once", async () => {
	const saver = open();
	let done = (_result: ApiResult<Saved>) => {};
	answer = () => new Promise((resolve) => (done = resolve));
	saver.change(answers("Kavya"));
	await vi.runAllTimersAsync();
	saver.change(answers("Kavya N"));
	saver.flush();
	await vi.runAllTimersAsync();
	expect(calls).toHaveLength(1);
	answer = () => saved(6);
	done(saved(5));
	await vi.runAllTimersAsync();
	expect(calls).toEqual([
		{ name: "Kavya", revision: 4 },
		{ name: "Kavya N", revision: 5 },
	]);
	expect(last()).toMatchObject({ state: "saved" });
});

test("tries again by itself at growing pauses while the server cannot be reached, says so, and at once when asked to", async () => {
	const saver = open();
	answer = () => refused("unavailable");
	saver.change(answers("Kavya"));
	await vi.advanceTimersByTimeAsync(1200);
	expect(last()).toEqual({ state: "failed", savedAt: null, message: "was unavailable" });
	await vi.advanceTimersByTimeAsync(2000);
	await vi.advanceTimersByTimeAsync(4000);
	expect(calls).toHaveLength(3);
	await vi.advanceTimersByTimeAsync(600_000);
	expect(calls.length).toBeGreaterThan(20);
	answer = () => saved(5);
	await saver.flush();
	expect(last()).toMatchObject({ state: "saved" });
	const sent = calls.length;
	await vi.runAllTimersAsync();
	expect(calls).toHaveLength(sent);
});

test("answers that the server refuses are not sent again until they change", async () => {
	const saver = open();
	answer = () => refused("refused");
	saver.change(answers("Kavya\0"));
	await vi.runAllTimersAsync();
	expect(calls).toHaveLength(1);
	answer = () => saved(5);
	saver.change(answers("Kavya"));
	await vi.runAllTimersAsync();
	expect(last()).toMatchObject({ state: "saved" });
});

test.each([
	["conflict", { state: "changed", changedAt: "2026-11-21T05:00:00.000Z" }],
	["gone", { state: "over", reason: "submitted", message: "was gone" }],
] as const)("stops when the draft was %s", async (reason, ends) => {
	const saver = open();
	answer = () => refused(reason);
	saver.change(answers("Kavya"));
	await vi.runAllTimersAsync();
	saver.change(answers("Kavya N"));
	await saver.flush();
	expect(calls).toHaveLength(1);
	expect(last()).toEqual(ends);
});
