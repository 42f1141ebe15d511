import { setImmediate as nextTurn } from "node:timers/promises";
import pLimit from "p-limit";

export class QueueFullError extends Error {
	override name = "QueueFullError";
}

/**
 * Runs a task when its turn comes.
 * @param from who wants it, for a limiter that counts what one of them has waiting
 * @throws QueueFullError if too many are waiting already
 */
export type Limiter = (<Result>(task: () => Promise<Result>, from?: string) => Promise<Result>) & {
	/** Resolves when every task that runs or waits by now has ended, however it ended. */
	settled: () => Promise<void>;
};

type Limits = { concurrency: number; queueSize: number; queueSizeOfEach?: number };

/**
 * First in, first out, each task started in its own turn of the event loop. Rendering never yields by itself: without
 * this, hundreds of pages requested at once would be rendered in one go while everything else waits.
 * @param concurrency tasks running at once
 * @param queueSize tasks that may wait
 * @param queueSizeOfEach those of them that may be from one and the same
 */
export function createLimiter({ concurrency, queueSize, queueSizeOfEach = queueSize }: Limits): Limiter {
	const limit = pLimit(concurrency);
	/** Running or waiting. */
	const counts = new Map<string, number>();
	const count = (from: string, change: number) => {
		const remaining = (counts.get(from) ?? 0) + change;
		if (remaining > 0) counts.set(from, remaining);
		else counts.delete(from);
	};
	const present = new Set<Promise<unknown>>();
	const run = async <Result>(task: () => Promise<Result>, from = ""): Promise<Result> => {
		const isFull = limit.activeCount >= concurrency && limit.pendingCount >= queueSize;
		if (isFull || (counts.get(from) ?? 0) >= concurrency + queueSizeOfEach)
			throw new QueueFullError("Too many tasks are waiting already.");
		count(from, 1);
		const running = limit(async () => {
			await nextTurn();
			return task();
		});
		present.add(running);
		return running.finally(() => {
			present.delete(running);
			count(from, -1);
		});
	};
	return Object.assign(run, { settled: async () => void (await Promise.allSettled(present)) });
}
