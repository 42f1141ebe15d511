/**
 * Baselines for the site, in one process: a bare Fastify that answers the bytes in FOLDER, and the plain database and
 * file copies that a submission cannot be faster than.
 */
import { closeSync, copyFileSync, fsyncSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import Fastify from "fastify";

const { FOLDER = "", DATA_DIR = "", PORT = "" } = process.env;
const answers: Record<string, { headers: Record<string, string>; body: Buffer }> = Object.fromEntries(
	["page", "list"].map((name) => [
		name,
		{ headers: JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf8")), body: readFileSync(join(FOLDER, name)) },
	]),
);
const db = new DatabaseSync(join(DATA_DIR, "bare.sqlite"));
db.exec("pragma journal_mode = wal; pragma synchronous = full");
db.exec(
	"create table enquiries (id integer primary key, form text, idempotency_key text unique, name text, answers text, created_at text)",
);
const insert = db.prepare(
	"insert into enquiries (form, idempotency_key, name, answers, created_at) values (?, ?, ?, ?, ?)",
);

const app = Fastify();
for (const [name, { headers, body }] of Object.entries(answers)) {
	app.get(`/${name}`, (_request, reply) => {
		reply.headers(headers).send(body);
	});
}
app.get("/healthz", async () => "");
app.get<{ Querystring: { seconds: string } }>("/commits", async ({ query }) => rate(Number(query.seconds), commit));
app.get<{ Querystring: { seconds: string; files: string } }>("/copies", async ({ query }) =>
	rate(Number(query.seconds), (count) => copyAll(query.files, count)),
);
await app.listen({ port: Number(PORT) });

/** Measures how often per second something can be done. */
function rate(seconds: number, act: (count: number) => void): { perSecond: number } {
	const began = performance.now();
	let count = 0;
	while (performance.now() - began < seconds * 1000) act(count++);
	return { perSecond: (count / (performance.now() - began)) * 1000 };
}

/** One row, with the durability of the site. */
function commit(count: number) {
	const answers = JSON.stringify({
		name: "Revathi",
		email: "revathi@example.org",
		phone: "9443012345",
		course: "barch",
		city: "Coonoor",
	});
	insert.run("enquiry", `${process.pid}-${performance.now()}-${count}`, "Revathi", answers, new Date().toISOString());
}

/** Four files, each flushed to the disk. */
function copyAll(files: string, count: number) {
	for (const [index, file] of files.split(",").entries()) {
		const copy = join(DATA_DIR, `copy-${count % 100}-${index}`);
		copyFileSync(file, copy);
		const handle = openSync(copy, "r");
		fsyncSync(handle);
		closeSync(handle);
	}
}
