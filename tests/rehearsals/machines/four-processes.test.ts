import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import { addRecord } from "#src/content/records.server.ts";
import { connect, type Db } from "#src/db/connect.server.ts";
import * as paths from "#src/paths.ts";
import { newApplicant, seededRandom, sendUntilAnswered } from "#tests/support/forms/applicants.ts";
import { type Cluster, startCluster } from "#tests/support/server/cluster.ts";

const news = {
	title: "Four machines",
	place: "The Loft",
	category: "Campus",
	author: null,
	picture: "section-1",
	picture_alt: "A section",
	caption: "",
	description: "Since Monday.",
};

describe("four processes that start at once on an empty database, behind PgBouncer and a balancer", () => {
	let cluster: Cluster;
	let db: Db;
	beforeAll(async () => {
		cluster = await startCluster(4, { LOG_LEVEL: "info" });
		db = connect(cluster);
	});
	afterAll(async () => {
		await db?.destroy();
		await cluster?.drop();
	});

	it("migrate and fill it once", async () => {
		expect(cluster.output().match(/"msg":"database migrated"/g)).toHaveLength(1);
		expect(cluster.output().match(/"msg":"filled with the demo school"/g)).toHaveLength(1);
		expect(cluster.output()).not.toMatch(/"level":(50|60)/);
	});

	it("show a change within a second, each of them", async () => {
		const shows = async (url: string) => (await (await fetch(url + paths.news)).text()).includes(news.title);
		const everywhere = () => Promise.all(cluster.processes.map(({ url }) => shows(url)));
		// All processes have the page in memory.
		expect(await everywhere()).toEqual([false, false, false, false]);
		const date = new Date().toISOString().slice(0, 10);
		await db.transaction().execute((trx) => addRecord(trx, contentTypes.news, { ...news, date }, "four-machines"));
		// A second is what is promised; anyone who asks after it sees the change.
		await pause(1000);
		expect(await everywhere()).toEqual([true, true, true, true]);
	});

	it("store each application once, whose draft, documents and submit each arrive at another one", async () => {
		const before = cluster.given();
		const random = seededRandom(7);
		const applicants = await Promise.all(Array.from({ length: 12 }, (_, number) => newApplicant(number, random)));
		const up = () => Promise.resolve();
		// Twice at once, as an impatient visitor and a retry do. Two drafts would be two different applications.
		await Promise.all(
			applicants
				.flatMap((one) => (one.ahead ? [one] : [one, { ...one }]))
				.map((one) => sendUntilAnswered(() => cluster.url, one, up)),
		);
		for (const { acknowledged } of applicants)
			expect(new Set(acknowledged.map(({ reference }) => reference)).size).toBe(1);
		const { count } = await db
			.selectFrom("applications")
			.where("idempotency_key", "like", "applicant-%")
			.select((row) => row.fn.countAll<number>().as("count"))
			.executeTakeFirstOrThrow();
		expect(count).toBe(12);
		expect(cluster.given().every((each, index) => each > (before[index] ?? 0))).toBe(true);
	});
});
