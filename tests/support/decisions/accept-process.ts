import { changeStage } from "#src/admissions/tracking/change-stage.server.ts";
import { connect } from "#src/db/connect.server.ts";
import { carrySealer } from "#src/secrets/carry-sealer.server.ts";
import { createSealer } from "#src/secrets/sealer.server.ts";

// A process of its own: accepts the place of every application that is offered one, in an order of its own, in the
// database that DATA_DIR or DATABASE_URL names, and prints how many it has accepted.
const db = carrySealer(
	connect({ dataDir: process.env.DATA_DIR ?? "", databaseUrl: process.env.DATABASE_URL }),
	createSealer("a key that opens nothing else than this"),
);
const turn = Number(process.env.TURN);
const address = { phone: "", email: "hello@school.example", officeEmail: "office@school.example" };
const school = { name: "School of Architecture", shortName: "SA", addressLines: [], ...address };
const rows = await db.selectFrom("applications").select("id").where("stage", "=", "offered").orderBy("id").execute();
const from = Math.floor((rows.length * turn) / 10);
let accepted = 0;
for (const { id } of [...rows.slice(from), ...rows.slice(0, from)]) {
	const change = { applicationId: id, to: "accepted", actor: "applicant" } as const;
	const result = await patiently(() => db.transaction().execute((trx) => changeStage(trx, school, change, new Date())));
	if (result.ok && result.changed) accepted += 1;
}
console.log(accepted);
await db.destroy();

/** Anyone who finds SQLite locked for seconds, since nine others write, tries again as an applicant would. */
async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
	for (;;) {
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof Error && error.message === "database is locked")) throw error;
		}
	}
}
