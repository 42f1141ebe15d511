import { expect, it, test } from "vitest";
import { readActs } from "#src/audit/audit-log.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { createFailureCounter } from "./failure-counter.ts";
import { addFailures, countFailures, deleteOldFailures, listFailures, setFailureStatus } from "./failures.server.ts";
import { traitsOf } from "./fingerprint.ts";

const by = { id: 7, name: "Meera Nair" };
const traits = { kind: "server", place: "page /news", name: "TypeError", frame: "loader src/site/news.tsx:3" } as const;

describeDatabases("failures that visitors saw", (freshDb) => {
	test("are counted by fingerprint and day, and kept for 30 days", async () => {
		const db = await freshDb();
		let at = "2027-03-10T04:00:00.000Z";
		let fails = true;
		const counter = createFailureCounter({
			release: "1.0.0",
			now: () => new Date(at),
			store: async (countedFailures) => {
				if (fails) throw new Error("The database is away.");
				await db.transaction().execute((trx) => addFailures(trx, countedFailures));
			},
			onError: () => {},
		});
		for (const requestId of ["a1", "a2", "a3"]) counter.count(traits, requestId);
		await counter.flush();
		expect(await listFailures(db, "2027-03-10")).toEqual([]);
		fails = false;
		at = "2027-03-10T05:00:00.000Z";
		counter.count({ ...traits, kind: "browser" });
		counter.count(traits, "a4");
		await counter.flush();
		expect(await listFailures(db, "2027-03-10")).toMatchObject([
			{
				...traits,
				times: 4,
				today: 4,
				requestId: "a4",
				standing: "new",
				firstAt: "2027-03-10T04:00:00.000Z",
				lastAt: at,
			},
			{ kind: "browser", times: 1, requestId: null },
		]);
		expect(counter.totals()).toEqual({ server: 4, browser: 1 });
		at = "2027-03-11T05:00:00.000Z";
		counter.count(traits);
		await counter.flush();
		expect(await listFailures(db, "2027-03-11")).toMatchObject([{ times: 5, today: 1, requestId: "a4" }, { today: 0 }]);
		await deleteOldFailures(db, "2027-04-09");
		expect(await listFailures(db, "2027-04-09")).toMatchObject([{ times: 1 }]);
		await deleteOldFailures(db, "2027-04-20");
		expect(await db.selectFrom("failures").selectAll().execute()).toEqual([]);
	});

	test("are seen until another release, or quiet, by an act that is recorded", async () => {
		const db = await freshDb();
		const add = (release: string) => {
			const counter = createFailureCounter({
				release,
				now: () => new Date("2027-03-10T04:00:00.000Z"),
				store: (countedFailures) => db.transaction().execute((trx) => addFailures(trx, countedFailures)),
				onError: (error) => expect.fail(String(error)),
			});
			counter.count(traits);
			return counter.flush();
		};
		const first = async () => (await listFailures(db, "2027-03-10"))[0];
		const set = async (standing: "seen" | "quiet" | "new") => {
			const id = (await first())?.id ?? 0;
			return db.transaction().execute((trx) => setFailureStatus(trx, { id, status: standing, by }, new Date()));
		};
		await add("1");
		expect([await set("seen"), await set("seen")]).toEqual([true, false]);
		await add("1");
		expect(await first()).toMatchObject({ standing: "seen", times: 2 });
		await add("2");
		expect(await first()).toMatchObject({ standing: "new", times: 3, release: "2" });
		expect(await countFailures(db, "2027-03-09", "2027-03-10")).toBe(3);
		await set("quiet");
		await add("3");
		expect(await first()).toMatchObject({ standing: "quiet", times: 4 });
		expect(await countFailures(db, "2027-03-09", "2027-03-10")).toBe(0);
		const id = (await first())?.id ?? 0;
		expect((await readActs(db, { kind: "failure", id })).map(({ act, memberId }) => [act, memberId])).toEqual([
			["failure-seen", 7],
			["failure-quiet", 7],
		]);
	});

	const madeUp = (kind: "server" | "browser", number: number, times = 1) => {
		const own = {
			...traits,
			kind,
			place: `page ${number}`,
			fingerprint: `${kind} ${number}`,
			release: "1",
			requestId: null,
		};
		const at = `2027-03-10T04:00:${String(number % 60).padStart(2, "0")}Z`;
		return { ...own, times, day: "2027-03-10", firstAt: at, lastAt: at };
	};
	const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

	test("are told apart up to a number of kinds, of which the rarest makes room", async () => {
		const db = await freshDb();
		const add = (failures: Parameters<typeof addFailures>[1]) =>
			db.transaction().execute((trx) => addFailures(trx, failures));
		await add([madeUp("browser", 9000, 3), madeUp("server", 9000, 3)]);
		await add([
			...numbers(550).map((number) => madeUp("server", number)),
			...numbers(110).map((number) => madeUp("browser", number)),
		]);
		await add([madeUp("browser", 9001)]);
		await add(numbers(90).map((number) => madeUp("browser", 500 + number)));
		await add([madeUp("browser", 9001, 2), madeUp("browser", 9002)]);
		const rows = await db.selectFrom("failures").select(["kind", "fingerprint"]).execute();
		expect(rows.filter(({ kind }) => kind === "server")).toHaveLength(500);
		expect(rows.filter(({ kind }) => kind === "browser")).toHaveLength(100);
		const fingerprints = rows.map(({ fingerprint }) => fingerprint);
		for (const agent of ["browser 9000", "server 9000", "browser 9001", "browser 9002"])
			expect(fingerprints).toContain(agent);
		const orphans = await db
			.selectFrom("failure_days")
			.select("failure_id")
			.where("failure_id", "not in", (inner) => inner.selectFrom("failures").select("id"))
			.execute();
		expect(orphans).toEqual([]);
	});

	test("of the server are not crowded out of the memory by those of browsers", async () => {
		const db = await freshDb();
		const counter = createFailureCounter({
			release: "1",
			now: () => new Date("2027-03-10T04:00:00.000Z"),
			store: (countedFailures) => db.transaction().execute((trx) => addFailures(trx, countedFailures)),
			onError: (error) => expect.fail(String(error)),
		});
		counter.count({ ...traits, place: "page /first" });
		for (const number of numbers(300)) counter.count({ ...traits, kind: "browser", place: `page ${number}` });
		counter.count({ ...traits, place: "page /last" });
		await counter.flush();
		const places = (await listFailures(db, "2027-03-10")).map(({ place }) => place);
		expect(places).toEqual(expect.arrayContaining(["page /first", "page /last"]));
		expect(places).toHaveLength(100);
	});
});

it("names an error without its message, which may quote what someone has sent", () => {
	const error = Object.assign(new TypeError("asha@home.example is odd"), { code: "SQLITE_ERROR" });
	const { name, frame } = traitsOf(error);
	expect(name).toBe("TypeError SQLITE_ERROR");
	expect(frame).toMatch(/^src\/health\/failures\/failures\.test\.ts:\d+$/);
	expect(traitsOf("asha@home.example")).toEqual({ name: "string", frame: "" });
	expect(traitsOf(Object.assign(new Error("x"), { code: "asha@home.example" })).name).toBe("Error");
});
