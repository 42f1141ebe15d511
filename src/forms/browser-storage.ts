/** Store of the browser: `local` survives the tab, `session` ends with it. */
export type Store = "local" | "session";

// Reading the property itself throws where the browser refuses storage: private windows, full devices, blocked sites.
const open = (store: Store) => (store === "local" ? localStorage : sessionStorage);

/** @returns the stored JSON value; undefined where there is none, it is unreadable, or storage is refused */
export function readStored(store: Store, key: string): unknown {
	try {
		return JSON.parse(open(store).getItem(key) ?? "null") ?? undefined;
	} catch {
		return undefined;
	}
}

/** @returns whether the browser stored it */
export function writeStored(store: Store, key: string, value: unknown): boolean {
	try {
		open(store).setItem(key, JSON.stringify(value));
		return true;
	} catch {
		return false;
	}
}

export function removeStored(store: Store, key: string) {
	try {
		open(store).removeItem(key);
	} catch {
		// Refused storage means that nothing was stored.
	}
}

/** The key of a form's answers in the tab's storage. */
export const sessionDraftKey = (form: string) => `unsent:${form}`;
