import { seedDatabase } from "#src/content/seed-database.server.ts";
import { connect } from "#src/db/connect.server.ts";

// A process of its own: fills the database that DATA_DIR or DATABASE_URL names with the demo school, and prints whether
// it did.
const db = connect({ dataDir: process.env.DATA_DIR ?? "", databaseUrl: process.env.DATABASE_URL });
console.log(await seedDatabase(db, { siteUrl: "http://localhost:3000", now: new Date() }));
await db.destroy();
