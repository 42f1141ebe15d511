import type { Actor } from "#src/audit/undoable.server.ts";

/** A member who may do everything, or just what `may` says. */
export function actor(id: number, name: string, may: Actor["may"] = () => true): Actor {
	return { id, name, may };
}
