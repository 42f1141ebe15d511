import { expect, it } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { addRecord, findRecord, removeRecord, updateRecord } from "#src/content/records.server.ts";
import { change, readAll, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { firstSentence, rankOfDesignation, sortableName, staffFields } from "./staff.ts";

describeDatabases("staff", (freshDb) => {
	it("are listed by rank, then by name", async () => {
		const db = await freshDb();
		for (const [name, designation] of [
			["Mr. Zubin Irani", "Librarian"],
			["Ar. Bela Nair", "Assistant Professor"],
			["Dr. Asha Menon", "Associate Professor"],
			["Dr. Émile Rao", "Professor"],
			["Ar. Anil Das", "ASSISTANT PROFESSOR"],
			["Dr. Devi Raj", "Professor"],
			["Dr. Xavier Paul", "Vice Principal"],
			["Ms. Asha Menon", ""],
		] as const)
			await change(db, (trx) => addRecord(trx, contentTypes.staff, { ...samples.staffMember, name, designation }));
		const names = async () =>
			(await readAll((page) => listRecords(db, contentTypes.staff, { page, itemsPerPage: 3 }))).map(({ name }) => name);
		expect(await names()).toEqual([
			"Dr. Xavier Paul",
			"Dr. Devi Raj",
			"Dr. Émile Rao",
			"Dr. Asha Menon",
			"Ar. Anil Das",
			"Ar. Bela Nair",
			"Ms. Asha Menon",
			"Mr. Zubin Irani",
		]);
		await change(db, (trx) =>
			updateRecord(trx, contentTypes.staff, 1, {
				...samples.staffMember,
				name: "Mr. Zubin Irani",
				designation: "Principal",
			}),
		);
		await change(db, (trx) => removeRecord(trx, contentTypes.staff, 4));
		expect((await names()).slice(0, 3)).toEqual(["Dr. Xavier Paul", "Mr. Zubin Irani", "Dr. Devi Raj"]);
	});

	it("are found by either key, which is unique even for people of the same name", async () => {
		const db = await freshDb();
		for (let times = 0; times < 2; times += 1)
			await change(db, (trx) => addRecord(trx, contentTypes.staff, samples.staffMember));
		expect((await findRecord(db, contentTypes.staff, "asha-menon"))?.id).toBe(1);
		expect((await findRecord(db, contentTypes.staff, "2"))?.slug).toBe("asha-menon-2");
	});
});

it.each([
	["Principal", 0],
	["Vice-Principal (Associate Professor)", 0],
	["Professor and Head", 1],
	["Associate Professor", 2],
	["assistant professor", 3],
	["Assistant Librarian", 3],
	["Librarian", 99],
	["", 99],
])("ranks %j %i", (designation, rank) => {
	expect(rankOfDesignation(designation)).toBe(rank);
});

it("sorts names without titles and accents", () => {
	expect(["Dr. Asha", "Prof. Dr. Asha", "Ar. N. Émile", "Drake"].map(sortableName)).toEqual([
		"asha",
		"asha",
		"n. emile",
		"drake",
	]);
	expect(staffFields.safeParse({ ...samples.staffMember, experience_years: -1 }).success).toBe(false);
});

it.each([
	["Dr. Meera Rao has led the school since 2019. She draws.", "Dr. Meera Rao has led the school since 2019."],
	["Prof. K. R. Iyer teaches at St. Ann’s! Daily.", "Prof. K. R. Iyer teaches at St. Ann’s!"],
	["She draws", undefined],
])("introduces by the first sentence, which no title or initial ends: %s", (text, first) => {
	expect(firstSentence(text)).toBe(first);
});
