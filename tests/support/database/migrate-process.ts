import { connect } from "#src/db/connect.server.ts";
import { migrate } from "#src/db/migrate/migrate.server.ts";

// A process of its own: opens the database that DATA_DIR or DATABASE_URL names, migrates it, and prints the names of
// what it did.
const db = connect({ dataDir: process.env.DATA_DIR ?? "", databaseUrl: process.env.DATABASE_URL });
console.log(JSON.stringify(await migrate(db)));
await db.destroy();
