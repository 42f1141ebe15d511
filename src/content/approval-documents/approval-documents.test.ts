import { expect, it } from "vitest";
import { change, samples } from "#src/content/testing/samples.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import {
	addApprovalDocument,
	findApprovalDocument,
	listApprovalDocuments,
	removeApprovalDocument,
	updateApprovalDocument,
} from "./approval-documents.server.ts";
import { approvalDocumentFields } from "./approval-documents.ts";

describeDatabases("approval documents", (freshDb) => {
	it("stand in the order in which they were added, also after a change", async () => {
		const db = await freshDb();
		for (const title of ["c", "a", "b"])
			await change(db, (trx) => addApprovalDocument(trx, { ...samples.approvalDocument, title }));
		await change(db, (trx) => updateApprovalDocument(trx, 2, { ...samples.approvalDocument, title: "z" }));
		await change(db, (trx) => removeApprovalDocument(trx, 1));
		expect((await listApprovalDocuments(db, { page: 1, itemsPerPage: 100 })).items.map(({ title }) => title)).toEqual([
			"z",
			"b",
		]);
		expect(await findApprovalDocument(db, "a")).toMatchObject({ title: "z" });
	});
});

it("takes files by their key only", () => {
	expect(
		["university-affiliation", "../x.pdf", ""].map(
			(file) => approvalDocumentFields.safeParse({ title: "a", file }).success,
		),
	).toEqual([true, false, false]);
});
