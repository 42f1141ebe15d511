import { join } from "node:path";
import { connect } from "#src/db/connect.server.ts";

// A process of its own: opens COUNT new databases below DATA_DIR, one each 50 ms from START on, so that several of
// these meet.
for (let opened = 0; opened < Number(process.env.COUNT); opened++) {
	while (Date.now() < Number(process.env.START) + 50 * opened);
	connect({ dataDir: join(process.env.DATA_DIR ?? "", String(opened)) });
}
