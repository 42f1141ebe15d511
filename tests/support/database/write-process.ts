import { connect } from "#src/db/connect.server.ts";
import { nextNumber } from "#src/db/counter.server.ts";

// A process of its own: takes COUNT numbers of one series, each in a transaction that reads before it writes.
const db = connect({ dataDir: process.env.DATA_DIR ?? "", databaseUrl: process.env.DATABASE_URL });
for (let taken = 0; taken < Number(process.env.COUNT); taken++) {
	await db.transaction().execute(async (trx) => {
		await trx.selectFrom("counters").selectAll().execute();
		await nextNumber(trx, "both");
	});
}
await db.destroy();
