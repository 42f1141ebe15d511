import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ApiResult, FailureReason } from "#src/api-client/api-result.ts";
import { type AutosaveStatus, createAutosave } from "./autosave.ts";
import type { SaveResult, Snapshot } from "./server-draft.ts";

const answers = (name: string): Snapshot => ({ answers: { name }, step: 0 });
const savedResult = (revision: number): ApiResult<SaveResult> => ({
	ok: true,
	status: 200,
	data: { revision, saved_at: `2026-11-21T05:12:0${revision}.000Z`, expires_at: "2026-12-21T05:12:00.000Z" },
});
const refusedResult = (reason: FailureReason): ApiResult<SaveResult> => ({
	ok: false,
	status: 400,
	reason,
	message: `was ${reason}`,
	errors: {},
	data: { saved_at: "2026-11-21T05:00:00.000Z" },
});

let calls: { name: string; revision: number }[];
let statuses: AutosaveStatus[];
let respond: () => Promise<ApiResult<SaveResult>> | ApiResult<SaveResult>;
const start = () =>
	createAutosave({
		known: { revision: 4, savedAt: null, snapshot: answers("") },
		save: async ({ answers }, revision) => {
			calls.push({ name: answers.name ?? "", revision });
			return respond();
		},
		onStatus: (status) => statuses.push(status),
	});
const lastStatus = () => statuses.at(-1);
/** Ends, unlike running all timers, when something else in this process has a timer that it sets again and again. */
const waitLong = () => vi.advanceTimersByTimeAsync(600_000);
beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	calls = [];
	statuses = [];
	respond = () => savedResult(5);
});
afterEach(() => vi.useRealTimers());

test("saves the latest answers once the typing pauses, based on the server's revision", async () => {
	const autosave = start();
	for (const name of ["K", "Ka", "Kavya"]) autosave.change(answers(name));
	expect(calls).toEqual([]);
	await waitLong();
	expect(calls).toEqual([{ name: "Kavya", revision: 4 }]);
	expect(statuses).toEqual([
		{ state: "saving", savedAt: null },
		{ state: "saved", savedAt: "2026-11-21T05:12:05.000Z" },
	]);
});

test("does not send answers that the server already has", async () => {
	const autosave = start();
	expect(autosave.change(answers(""))).toBe(false);
	await waitLong();
	expect(calls).toEqual([]);
});

test("saves changes made during a save after it, based on its revision, one request at a time", async () => {
	const autosave = start();
	let finishSave = (_result: ApiResult<SaveResult>) => {};
	respond = () => new Promise((resolve) => (finishSave = resolve));
	autosave.change(answers("Kavya"));
	await waitLong();
	autosave.change(answers("Kavya N"));
	autosave.flush();
	await waitLong();
	expect(calls).toHaveLength(1);
	respond = () => savedResult(6);
	finishSave(savedResult(5));
	await waitLong();
	expect(calls).toEqual([
		{ name: "Kavya", revision: 4 },
		{ name: "Kavya N", revision: 5 },
	]);
	expect(lastStatus()).toMatchObject({ state: "saved" });
});

test("retries with growing delays while the server is unreachable, and at once on flush", async () => {
	const autosave = start();
	respond = () => refusedResult("unavailable");
	autosave.change(answers("Kavya"));
	await vi.advanceTimersByTimeAsync(1200);
	expect(lastStatus()).toEqual({ state: "failed", savedAt: null, message: "was unavailable" });
	await vi.advanceTimersByTimeAsync(2000);
	await vi.advanceTimersByTimeAsync(4000);
	expect(calls).toHaveLength(3);
	await vi.advanceTimersByTimeAsync(600_000);
	expect(calls.length).toBeGreaterThan(20);
	respond = () => savedResult(5);
	await autosave.flush();
	expect(lastStatus()).toMatchObject({ state: "saved" });
	const sent = calls.length;
	await waitLong();
	expect(calls).toHaveLength(sent);
});

test("does not send refused answers again until they change", async () => {
	const autosave = start();
	respond = () => refusedResult("refused");
	autosave.change(answers("Kavya\0"));
	await waitLong();
	expect(calls).toHaveLength(1);
	respond = () => savedResult(5);
	autosave.change(answers("Kavya"));
	await waitLong();
	expect(lastStatus()).toMatchObject({ state: "saved" });
});

test("says once that it has failed, until a try succeeds", async () => {
	respond = () => refusedResult("unavailable");
	const autosave = start();
	autosave.change(answers("Kavya"));
	await vi.advanceTimersByTimeAsync(10_000);
	expect(calls.length).toBeGreaterThan(2);
	expect(new Set(statuses.slice(1).map(({ state }) => state))).toEqual(new Set(["failed"]));
	respond = () => savedResult(5);
	await waitLong();
	expect(lastStatus()).toMatchObject({ state: "saved" });
});

test("sends a correction of what was refused after a failed try", async () => {
	const autosave = start();
	respond = () => refusedResult("unavailable");
	autosave.change(answers("Kavya\0"));
	await vi.advanceTimersByTimeAsync(1200);
	respond = () => refusedResult("refused");
	await waitLong();
	respond = () => savedResult(5);
	autosave.change(answers("Kavya"));
	await waitLong();
	expect(lastStatus()).toMatchObject({ state: "saved" });
});

test("repeats a save whose answer was lost before it sends what was typed since", async () => {
	const autosave = start();
	respond = () => refusedResult("unavailable");
	autosave.change(answers("Kavya"));
	await vi.advanceTimersByTimeAsync(1200);
	autosave.change(answers("Kavya N"));
	await vi.advanceTimersByTimeAsync(2000);
	respond = () => savedResult(calls.at(-1)?.name === "Kavya" ? 5 : 6);
	await waitLong();
	expect(calls).toEqual([
		{ name: "Kavya", revision: 4 },
		{ name: "Kavya", revision: 4 },
		{ name: "Kavya", revision: 4 },
		{ name: "Kavya N", revision: 5 },
	]);
	expect(lastStatus()).toMatchObject({ state: "saved" });
});

test("sends everything on flush when a save was not answered", async () => {
	const autosave = start();
	respond = () => refusedResult("unavailable");
	autosave.change(answers("Kavya"));
	await vi.advanceTimersByTimeAsync(1200);
	autosave.change(answers("Kavya N"));
	respond = () => savedResult(calls.at(-1)?.name === "Kavya" ? 5 : 6);
	await autosave.flush();
	expect(calls.map(({ name }) => name)).toEqual(["Kavya", "Kavya", "Kavya N"]);
	expect(lastStatus()).toMatchObject({ state: "saved" });
});

test("sends a correction that was made while its text was being refused", async () => {
	const autosave = start();
	let finishSave = (_result: ApiResult<SaveResult>) => {};
	respond = () => new Promise((resolve) => (finishSave = resolve));
	autosave.change(answers("Kavya\0"));
	await waitLong();
	autosave.change(answers("Kavya"));
	await waitLong();
	respond = () => savedResult(5);
	finishSave(refusedResult("refused"));
	await waitLong();
	expect(calls.map(({ name }) => name)).toEqual(["Kavya\0", "Kavya"]);
	expect(lastStatus()).toMatchObject({ state: "saved" });
});

test.each([
	["conflict", { state: "conflict", changedAt: "2026-11-21T05:00:00.000Z" }],
	["gone", { state: "ended", reason: "submitted", message: "was gone" }],
] as const)("stops after a failed save: %s", async (reason, status) => {
	const autosave = start();
	respond = () => refusedResult(reason);
	autosave.change(answers("Kavya"));
	await waitLong();
	autosave.change(answers("Kavya N"));
	await autosave.flush();
	expect(calls).toHaveLength(1);
	expect(lastStatus()).toEqual(status);
});
