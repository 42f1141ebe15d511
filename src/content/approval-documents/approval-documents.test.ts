import { expect, it } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { addRecord, findRecord, removeRecord, updateRecord } from "#src/content/records.server.ts";
import { change, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { approvalDocumentFields, validityOn } from "./approval-documents.ts";

describeDatabases("approval documents", (freshDb) => {
	it("are listed in the order in which they were added, also after an update", async () => {
		const db = await freshDb();
		for (const title of ["c", "a", "b"])
			await change(db, (trx) => addRecord(trx, contentTypes.approvalDocuments, { ...samples.approvalDocument, title }));
		await change(db, (trx) =>
			updateRecord(trx, contentTypes.approvalDocuments, 2, { ...samples.approvalDocument, title: "z" }),
		);
		await change(db, (trx) => removeRecord(trx, contentTypes.approvalDocuments, 1));
		expect(
			(await listRecords(db, contentTypes.approvalDocuments, { page: 1, itemsPerPage: 100 })).items.map(
				({ title }) => title,
			),
		).toEqual(["z", "b"]);
		expect(await findRecord(db, contentTypes.approvalDocuments, "a")).toMatchObject({ title: "z" });
	});
});

it("accepts files by key only", () => {
	expect(
		["university-affiliation", "../x.pdf", ""].map(
			(file) => approvalDocumentFields.safeParse({ ...samples.approvalDocument, file }).success,
		),
	).toEqual([true, false, false]);
});

it("are valid from their first to their last day", () => {
	const term = { valid_from: "2026-07-01", valid_until: "2027-06-30" };
	const days = ["2026-06-30", "2026-07-01", "2027-06-30", "2027-07-01"];
	expect(days.map((day) => validityOn(term, day))).toEqual(["not begun", "current", "current", "ended"]);
	expect(validityOn({ valid_from: null, valid_until: null }, "2026-07-01")).toBe("current");
});
