import { expect, test } from "vitest";
import { storeEnquiryCase } from "#src/enquiries/enquiry-case.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { cases as served } from "./case-list.server.ts";

const now = new Date("2026-11-21T06:00:00.000Z");
const contact = { name: "Anbu", email: "anbu@x.example", phone_no: "98400 00001", subject: "Hostel" };
const question = "Is there a test?\n=1+1";
const submissions = [
	{ form: "contact", name: "Anbu", answers: { ...contact, message: "Is there a room\nfor two?" } },
	{ form: "quick-enquiry", name: "Priya", answers: { name: "Priya", city: "Madurai", course: "march", question } },
	{ form: "sidebar", name: "Meena", answers: { name: "Meena", phone_number: "98400 00002", message: "வணக்கம்" } },
];

describeDatabases("an export of enquiries and messages", (freshDb) => {
	test("has what was written, each under its question", async () => {
		const db = await freshDb();
		await db.transaction().execute(async (trx) => {
			for (const { form, name, answers } of submissions) {
				const row = { form, name, answers: JSON.stringify(answers), created_at: now.toISOString() };
				const none = { consent_version: null, consent_text: null, consent_at: null };
				const { id } = await trx
					.insertInto("enquiries")
					.values({ ...row, ...none, idempotency_key: form })
					.returning("id")
					.executeTakeFirstOrThrow();
				await storeEnquiryCase(trx, { id, ...row }, now);
			}
		});
		const source = served.exported.source({ db, now: () => now, eyes: { unmasked: true } });
		const titles = ["Name", "Town", "Course", "Your question", "Phone number", "Message", "Subject"];
		const columns = titles.map((title) => source.columns.find((each) => each.title === title) ?? { key: "", title });
		const cases = await db.selectFrom("cases").select("id").orderBy("id").execute();
		const { read } = source.open(columns);
		expect(await read(cases.map(({ id }) => id))).toEqual([
			["Anbu", "", null, null, null, "Is there a room\nfor two?", "Hostel"],
			["Priya", "Madurai", "M.Arch in Environmental Architecture", question, null, null, null],
			["Meena", "", null, null, "98400 00002", "வணக்கம்", null],
		]);
		expect(new Set(source.columns.map(({ key }) => key)).size).toBe(source.columns.length);

		await db.deleteFrom("enquiries").where("form", "=", "contact").execute();
		const [first] = await read(cases.map(({ id }) => id));
		expect(first).toEqual(["Anbu", "", null, null, null, null, null]);
	});
});
