import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { connect } from "#src/db/connect.server.ts";
import * as paths from "#src/paths.ts";
import { type Applicant, newApplicant, seededRandom, sendUntilAnswered } from "#tests/support/forms/applicants.ts";
import { buildChanged } from "#tests/support/server/changed-build.ts";
import { type Cluster, startCluster } from "#tests/support/server/cluster.ts";

const restarts = Number(process.env.RESTARTS ?? 10);
const clients = 3;

/** Failure met by someone who looks at pages. */
type Broken = { path: string; what: string };

describe("ten rolling restarts under load, into another release half-way", () => {
	let cluster: Cluster;
	const applicants: Applicant[] = [];
	const failures: string[] = [];
	const faults: Broken[] = [];
	const ends: (number | null)[] = [];
	let pages = 0;
	let assets = 0;
	let next: Awaited<ReturnType<typeof buildChanged>> | undefined;
	/** Files that pages have named, per build. */
	const namedFiles = { old: new Set<string>(), next: new Set<string>() };
	let servedRelease: keyof typeof namedFiles = "old";

	beforeAll(async () => {
		next = await buildChanged();
		cluster = await startCluster(2, { LOG_LEVEL: "warn" }, inject("seeded"));
		let going = true;
		const random = seededRandom(Number(process.env.SEED ?? 20_261));
		const apply = async () => {
			while (going) {
				const one = await newApplicant(applicants.length, random);
				applicants.push(one);
				// A form sends again by itself when it got no answer.
				await sendUntilAnswered(
					() => cluster.url,
					one,
					() => pause(one.lost && 250),
				).catch((error) => failures.push(String(error)));
			}
		};
		const walk = async () => {
			while (going) for (const path of ["/", paths.news, paths.academic, paths.barchApplication]) await look(path);
		};
		const load = Promise.all([...Array.from({ length: clients }, apply), walk(), walk()]);
		for (let each = 0; each < restarts; each++) {
			if (each >= restarts / 2) servedRelease = "next";
			ends.push(await cluster.replaceOldest(each < restarts / 2 ? undefined : next?.site));
		}
		going = false;
		await load;
	});
	afterAll(async () => {
		await cluster?.drop();
		if (next) rmSync(next.folder, { recursive: true });
	});

	/** A page with all its code, each file asked for anew as by someone who has never been there. */
	async function look(path: string) {
		const page = await ask(path);
		if (page === undefined) return;
		pages++;
		if (!page.includes("</html>")) faults.push({ path, what: "is not whole" });
		// Several stand in one attribute, apart by spaces.
		const files = new Set(page.match(/\/static\/[^"\s<>&;,)\\]+/g) ?? []);
		if (files.size === 0) faults.push({ path, what: "has no files" });
		for (const file of files) {
			namedFiles[servedRelease].add(file);
			if ((await ask(file)) !== undefined) assets++;
		}
	}

	async function ask(path: string): Promise<string | undefined> {
		try {
			const answer = await fetch(cluster.url + path);
			const text = await answer.text();
			if (answer.status === 200) return text;
			faults.push({ path, what: String(answer.status) });
		} catch (error) {
			faults.push({ path, what: String(error) });
		}
		return undefined;
	}

	it("end each process in order", ({ annotate }) => {
		const again = applicants.reduce((sum, { lost }) => sum + lost, 0);
		const what = `${applicants.length} applications, ${again} sent again; ${pages} pages, ${assets} files`;
		annotate(what);
		expect(ends).toEqual(Array.from({ length: restarts }, () => 0));
	});

	it("break no page and no file", () => {
		expect(pages).toBeGreaterThan(2 * restarts);
		expect(assets).toBeGreaterThan(pages);
		expect(faults).toEqual([]);
	});

	it("leave no one alone who still has a page of the release before", async () => {
		const removedFiles = [...namedFiles.old].filter((file) => !namedFiles.next.has(file));
		const addedFiles = [...namedFiles.next].filter((file) => !namedFiles.old.has(file));
		expect(addedFiles.length).toBeGreaterThan(2);
		faults.splice(0);
		for (const file of [...namedFiles.old, ...removedFiles]) await ask(file);
		expect(faults).toEqual([]);
		const [process = ""] = cluster.origins();
		for (const file of removedFiles.slice(0, 3))
			expect((await fetch(process + file)).headers.get("cache-control")).toContain("immutable");
	});

	it("fail no application, lose none and double none, nor any of their files", async () => {
		expect(failures).toEqual([]);
		expect(applicants.length).toBeGreaterThan(restarts);
		const db = connect(cluster);
		const rows = await db
			.selectFrom("applications")
			.where("idempotency_key", "like", "applicant-%")
			.select(["id", "idempotency_key", "reference"])
			.execute();
		const files = await db.selectFrom("application_files").select(["application_id", "field", "sha256"]).execute();
		await db.destroy();
		expect(rows).toHaveLength(applicants.length);
		for (const one of applicants) {
			const row = rows.find((each) => each.idempotency_key === one.key);
			expect(one.acknowledged.map(({ reference }) => reference)).toEqual([row?.reference]);
			const storedFiles = files.filter((file) => file.application_id === row?.id);
			expect(new Map(storedFiles.map(({ field, sha256 }) => [field, sha256]))).toEqual(
				new Map(one.files.map(({ field, sha256 }) => [field, sha256])),
			);
		}
	});
});
