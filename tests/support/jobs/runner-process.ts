import { appendFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { connect } from "#src/db/connect.server.ts";
import { runJobs } from "#src/jobs/run-jobs.server.ts";

// A process of its own: does the jobs of the database that DATA_DIR or DATABASE_URL names, and appends a line to
// JOURNAL when it begins one and when it has ended it.
const { DATA_DIR: dataDir = "", DATABASE_URL: databaseUrl, JOURNAL: journal = "" } = process.env;
const db = connect({ dataDir, databaseUrl });
const write = (line: string) => appendFileSync(journal, `${line}\n`);

async function work(name: string) {
	write(`begin ${name} ${process.pid}`);
	await pause(5 + Math.random() * 20);
	write(`end ${name} ${process.pid}`);
	return "done";
}

runJobs(
	db,
	[
		{
			name: "once",
			payload: z.object({ number: z.int() }),
			maxAttempts: 50,
			run: ({ number }: { number: number }) => work(`once-${number}`),
		},
		{ name: "again", payload: z.null(), maxAttempts: 1, period: { everyMs: 1 }, run: () => work("again") },
	],
	{ log: { warn: () => {}, error: (fields) => console.error(fields) }, pollMs: 50 },
);
