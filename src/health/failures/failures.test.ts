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
			store: async (counted) => {
				if (fails) throw new Error("The database is away.");
				await db.transaction().execute((trx) => addFailures(trx, counted));
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
				store: (counted) => db.transaction().execute((trx) => addFailures(trx, counted)),
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

	test("of more kinds than a page could show are only in the log", async () => {
		const db = await freshDb();
		const add = (number: number) => {
			const kind = number % 2 === 0 ? ("server" as const) : ("browser" as const);
			const own = {
				...traits,
				kind,
				place: `page ${number}`,
				fingerprint: String(number),
				release: "1",
				requestId: null,
			};
			return { ...own, times: 1, day: "2027-03-10", firstAt: "2027-03-10T04:00:00Z", lastAt: "2027-03-10T04:00:00Z" };
		};
		const many = Array.from({ length: 1100 }, (_, number) => add(number));
		await db.transaction().execute((trx) => addFailures(trx, many));
		await db.transaction().execute((trx) => addFailures(trx, [add(2), add(2002)]));
		const kinds = await db.selectFrom("failures").select("kind").execute();
		expect(kinds.filter(({ kind }) => kind === "server")).toHaveLength(500);
		expect(kinds.filter(({ kind }) => kind === "browser")).toHaveLength(100);
		expect(await countFailures(db, "2027-03-10", "2027-03-10")).toBe(501);
	});
});

it("names an error without its message, which may quote what somebody has sent", () => {
	const error = Object.assign(new TypeError("asha@home.example is odd"), { code: "SQLITE_ERROR" });
	const { name, frame } = traitsOf(error);
	expect(name).toBe("TypeError SQLITE_ERROR");
	expect(frame).toMatch(/^src\/health\/failures\/failures\.test\.ts:\d+$/);
	expect(traitsOf("asha@home.example")).toEqual({ name: "string", frame: "" });
	expect(traitsOf(Object.assign(new Error("x"), { code: "asha@home.example" })).name).toBe("Error");
});
