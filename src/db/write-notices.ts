import type { OnWrite } from "./observed-writes.server.ts";

/** Passes on which tables were written to anyone who has subscribed. */
export type WriteNotices = {
	notice: OnWrite;
	/** @returns a function that ends the subscription */
	subscribe: (listener: OnWrite) => () => void;
};

export function createWriteNotices(): WriteNotices {
	const listeners = new Set<OnWrite>();
	return {
		notice(tables) {
			for (const listener of listeners) listener(tables);
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
}
