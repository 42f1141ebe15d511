/** Too many wait already. */
export class BusyError extends Error {
	override name = "BusyError";
}

/** Does work when its turn comes. @throws BusyError when too many wait */
export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets only so much heavy work be under way at once, first come, first served, and each piece begin in a turn of the event loop of its own. Rendering
 * yields to nothing by itself: without this, what hundreds ask for at one moment would be rendered in one go, with everybody else waiting.
 * @param most pieces under way at once
 * @param waiting pieces that may wait
 */
export function createLimiter({ most, waiting }: { most: number; waiting: number }): Limiter {
	const queue: (() => void)[] = [];
	let underWay = 0;
	return async (work) => {
		if (underWay >= most && queue.length >= waiting) throw new BusyError("Too many pages are asked for at once.");
		await new Promise<void>((resolve) => {
			if (underWay >= most) return queue.push(resolve);
			underWay += 1;
			setImmediate(resolve);
		});
		try {
			return await work();
		} finally {
			// Whoever waits longest takes this one's place.
			const next = queue.shift();
			if (next) setImmediate(next);
			else underWay -= 1;
		}
	};
}
