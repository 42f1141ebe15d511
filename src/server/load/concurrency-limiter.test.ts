import { expect, it } from "vitest";
import { createLimiter, QueueFullError } from "./concurrency-limiter.ts";

/** Tasks that finish on demand. */
function controlledTasks(count: number) {
	const startedIds: number[] = [];
	const finishers: (() => void)[] = [];
	const tasks = Array.from({ length: count }, (_, index) => () => {
		startedIds.push(index);
		return new Promise<number>((resolve) => {
			finishers[index] = () => resolve(index);
		});
	});
	return { started: startedIds, tasks, finish: (index: number) => finishers[index]?.() };
}

it("runs tasks in order up to its concurrency, and refuses those beyond its queue", async () => {
	const limit = createLimiter({ concurrency: 2, queueSize: 3 });
	const { started, tasks, finish } = controlledTasks(5);
	const results = tasks.map((task) => limit(task));
	await expect(limit(async () => 6)).rejects.toThrow(QueueFullError);
	await expect.poll(() => started).toEqual([0, 1]);
	finish(1);
	await expect.poll(() => started).toEqual([0, 1, 2]);
	finish(0);
	finish(2);
	await expect.poll(() => started).toEqual([0, 1, 2, 3, 4]);
	finish(3);
	finish(4);
	expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4]);
});

it("runs the next task after one that fails", async () => {
	const limit = createLimiter({ concurrency: 1, queueSize: 1 });
	const failing = limit(() => Promise.reject(new Error("no")));
	const next = limit(async () => "next");
	await expect(failing).rejects.toThrow("no");
	expect(await next).toBe("next");
	expect(await limit(async () => "later")).toBe("later");
});

it("starts each task in a turn of the event loop of its own", async () => {
	const limit = createLimiter({ concurrency: 2, queueSize: 10 });
	let turn = 0;
	let counting = true;
	const count = () => {
		turn += 1;
		if (counting) setImmediate(count);
	};
	setImmediate(count);
	const turns = await Promise.all(Array.from({ length: 6 }, () => limit(async () => turn)));
	counting = false;
	expect(new Set(turns).size).toBeGreaterThanOrEqual(3);
});

it("lets none have more waiting than its share, while others wait with it", async () => {
	const limit = createLimiter({ concurrency: 1, queueSize: 10, queueSizeOfEach: 2 });
	const gate = Promise.withResolvers<void>();
	const wait = () => gate.promise;
	const takenTurns = [limit(wait, "greedy"), limit(wait, "greedy"), limit(wait, "greedy")];
	await expect(limit(wait, "greedy")).rejects.toThrow(QueueFullError);
	takenTurns.push(limit(wait, "other"));
	gate.resolve();
	await Promise.all(takenTurns);
	expect(await limit(async () => "later", "greedy")).toBe("later");
});

it("tells when all that runs or waits now has ended, without waiting for what comes later", async () => {
	const limit = createLimiter({ concurrency: 1, queueSize: 10 });
	await limit.settled();
	const { started, tasks, finish } = controlledTasks(3);
	const [first, second] = [limit(tasks[0] as () => Promise<number>), limit(() => Promise.reject(new Error("no")))];
	const order: string[] = [];
	const settling = limit.settled().then(() => order.push("settled"));
	const later = limit(tasks[2] as () => Promise<number>).then(() => order.push("later"));
	await expect.poll(() => started).toEqual([0]);
	expect(order).toEqual([]);
	finish(0);
	await expect(second).rejects.toThrow("no");
	expect(await first).toBe(0);
	await settling;
	expect(order).toEqual(["settled"]);
	await expect.poll(() => started).toEqual([0, 2]);
	finish(2);
	await later;
});
