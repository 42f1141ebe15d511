import { setImmediate as nextTurn } from "node:timers/promises";
import pLimit from "p-limit";

export class QueueFullError extends Error {
	override name = "QueueFullError";
}

/** Runs a task when its turn comes. @throws QueueFullError if too many are waiting already */
export type Limiter = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * First in, first out, each task started in its own turn of the event loop. Rendering never yields by itself: without
 * this, hundreds of pages requested at once would be rendered in one go while everything else waits.
 * @param concurrency tasks running at once
 * @param queueSize tasks that may wait
 */
export function createLimiter({ concurrency, queueSize }: { concurrency: number; queueSize: number }): Limiter {
	const limit = pLimit(concurrency);
	return async (task) => {
		if (limit.activeCount >= concurrency && limit.pendingCount >= queueSize) {
			throw new QueueFullError(`${queueSize} tasks are waiting already.`);
		}
		return limit(async () => {
			await nextTurn();
			return task();
		});
	};
}
