import { expect, it } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { addRecord, findRecord, removeRecord, updateRecord } from "#src/content/records.server.ts";
import { change, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { projectFields, studyYear } from "./projects.ts";
import { projectType } from "./projects.type.ts";

describeDatabases("students' projects", (freshDb) => {
	it("are listed by the day of their review, newest first, found by slug, updated and removed", async () => {
		const db = await freshDb();
		for (const date of ["2026-04-30", "2025-11-20", "2026-04-30"])
			await change(db, (trx) => addRecord(trx, contentTypes.projects, { ...samples.project, date }));
		const ids = async () =>
			(await listRecords(db, contentTypes.projects, { page: 1, itemsPerPage: 12 })).items.map(({ id }) => id);
		expect(await ids()).toEqual([3, 1, 2]);
		const photographed = { ...samples.project, photographer: "Devi Raj" };
		await change(db, (trx) => updateRecord(trx, contentTypes.projects, 2, photographed));
		expect(await findRecord(db, contentTypes.projects, "a-shelter-for-one-bus-2")).toMatchObject({
			id: 2,
			photographer: "Devi Raj",
		});
		await change(db, (trx) => removeRecord(trx, contentTypes.projects, 3));
		expect(await ids()).toEqual([2, 1]);
	});
});

it("count the year of study from the semester", () => {
	expect([1, 2, 3, 10].map((semester) => studyYear({ semester }))).toEqual([1, 1, 2, 5]);
});

it("take semesters 1 to 10", () => {
	expect([0, 1, 10, 11].map((semester) => projectFields.safeParse({ ...samples.project, semester }).success)).toEqual([
		false,
		true,
		true,
		false,
	]);
});

it("give the API their further pictures with captions", () => {
	const pictures = [{ picture: "work-sheet-1", picture_alt: "A shed", caption: "The shed as found" }];
	expect(projectType.api?.serialize({ id: 1, slug: "a", ...samples.project, pictures }, "2026-06-15")).toMatchObject({
		pictures: [{ image: "/media/work-sheet-1-960.webp", caption: "The shed as found" }],
	});
});

it("name a photographer in the API only where there is one", () => {
	const serialized = (photographer: string | null) =>
		projectType.api?.serialize({ id: 1, slug: "a", ...samples.project, photographer }, "2026-06-15");
	expect(serialized("Devi Raj")).toMatchObject({ photographer: "Devi Raj", year: 2, semester: 4 });
	expect(serialized(null)).toMatchObject({ photographer: undefined });
});
