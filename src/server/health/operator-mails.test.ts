import { beforeEach, expect, test } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { allEmails } from "#src/emails.server.ts";
import type { School } from "#src/forms/school.ts";
import { addFailures } from "#src/health/failures/failures.server.ts";
import { fingerprintOf } from "#src/health/failures/fingerprint.ts";
import { type CheckResult, failing, fine } from "#src/health/finding.ts";
import { storeFindings } from "#src/health/findings.server.ts";
import { emailWriter } from "#src/mail/define-email.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { mailOperator } from "./operator-mails.ts";

const school: School = {
	name: "Hill School",
	shortName: "HSS",
	addressLines: ["Hill Road"],
	phone: "+91 111",
	email: "hill@a.example",
	officeEmail: "office@a.example",
};
const at = (clock: string) => new Date(`${clock}+05:30`);
const operatorEmail = "keeper@school.example";

describeDatabases("mails to whoever runs the school", (freshDb) => {
	let db: Db;
	beforeEach(async () => {
		db = await freshDb();
	});
	const mail = (clock: string, to: string | undefined = operatorEmail) =>
		mailOperator({ db, school, settings: { operatorEmail: to } }, at(clock));
	const storeFinding = (clock: string, result: CheckResult) =>
		db
			.transaction()
			.execute((trx) => storeFindings(trx, "", [{ name: "backup", title: "Backup", ...result }], at(clock)));
	const readWritten = async () => {
		const rows = await db.selectFrom("outbox").select(["to_address", "template", "data"]).orderBy("id").execute();
		const write = emailWriter(allEmails, { school, siteUrl: "https://www.school.example" });
		return rows.map((row) => ({ to: row.to_address, ...write(row.template, row.data) }));
	};
	const bad = failing("The last good backup is 3 days old.", "school backup makes one now.");

	test("are written once a day from eight on while something needs a person, by one process", async () => {
		// 2027-03-10 is a Wednesday.
		await storeFinding("2027-03-10T07:50:00", bad);
		expect(await mail("2027-03-10T07:59:00")).toBe(0);
		const both = await Promise.all([mail("2027-03-10T08:00:00"), mail("2027-03-10T08:00:00")]);
		expect(both.toSorted()).toEqual([0, 1]);
		expect(await mail("2027-03-10T08:20:00")).toBe(0);
		await storeFinding("2027-03-11T08:00:00", bad);
		expect(await mail("2027-03-11T08:01:00")).toBe(1);
		const [first] = await readWritten();
		expect(first).toMatchObject({ to: operatorEmail, subject: expect.stringContaining("One thing needs attention") });
		expect(JSON.stringify(first?.email)).toContain(
			"The last good backup is 3 days old.\\nschool backup makes one now.",
		);
	});

	test("are not written while all is well, but on Mondays, with the week in figures", async () => {
		const traits = { kind: "server", place: "page /news", name: "Error", frame: "" } as const;
		const times = { times: 3, day: "2027-03-12", firstAt: "2027-03-12T01:00:00Z", lastAt: "2027-03-12T01:00:00Z" };
		const failure = { ...traits, ...times, fingerprint: fingerprintOf(traits), release: "1", requestId: null };
		await db.transaction().execute((trx) => addFailures(trx, [failure]));
		await storeFinding("2027-03-14T08:50:00", fine("It is fresh."));
		expect(await mail("2027-03-14T09:00:00")).toBe(0);
		await storeFinding("2027-03-15T08:50:00", fine("It is fresh."));
		expect(await mail("2027-03-15T09:00:00")).toBe(1);
		expect(await mail("2027-03-15T09:01:00")).toBe(0);
		const [weekly] = await readWritten();
		expect(weekly?.subject).toContain("No problems this week");
		expect(JSON.stringify(weekly?.email)).toContain('{"label":"Errors visitors saw","value":"3"}');
	});

	test("say that no one looks any more, and go nowhere where no address is set", async () => {
		await storeFinding("2027-03-10T06:00:00", fine("It is fresh."));
		expect(await mailOperator({ db, school, settings: { operatorEmail: undefined } }, at("2027-03-10T09:00:00"))).toBe(
			0,
		);
		expect(await mail("2027-03-10T09:00:00")).toBe(1);
		expect(JSON.stringify((await readWritten())[0]?.email)).toContain("No checks have run for an hour.");
	});
});
