import type { Kysely, KyselyPlugin } from "kysely";
import type { Sealer } from "./sealer.server.ts";

/**
 * The same database, on which `sealerOf` gives a sealer, also in transactions: what stores a secret has the database
 * at hand. As a plugin, because the office and the server have separate modules and share no other state.
 */
export function carrySealer<Tables>(db: Kysely<Tables>, sealer: Sealer): Kysely<Tables> {
	const carrier: KyselyPlugin & { sealer: Sealer } = {
		sealer,
		transformQuery: ({ node }) => node,
		transformResult: async ({ result }) => result,
	};
	return db.withPlugin(carrier);
}

/** @throws Error for a database without one: nothing is stored in plain instead */
export function sealerOf(db: Pick<Kysely<never>, "getExecutor">): Sealer {
	const carrier = db.getExecutor().plugins.findLast((plugin) => "sealer" in plugin);
	if (carrier && "sealer" in carrier) return carrier.sealer as Sealer;
	throw new Error("This database connection has no sealer.");
}
