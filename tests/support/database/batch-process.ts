import { readBatch } from "#src/cases/batches/read-batch.server.ts";
import { runBatches } from "#src/cases/batches/run-batches.server.ts";
import { connect } from "#src/db/connect.server.ts";

// A process of its own: carries out the batches of the database that DATA_DIR or DATABASE_URL names, and prints a line
// once fifty cases of the first one are done. It is killed by then.
const db = connect({ dataDir: process.env.DATA_DIR ?? "", databaseUrl: process.env.DATABASE_URL });
let turns = 0;
const now = () => {
	turns += 1;
	if (turns === 100) console.log("fifty");
	return new Date();
};
await runBatches(db, { now, acts: {}, undo: {}, log: console });
console.log((await readBatch(db, 1))?.tried);
await db.destroy();
