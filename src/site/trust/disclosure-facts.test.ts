import { expect, it } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import { addRecord } from "#src/content/records.server.ts";
import { readSchool } from "#src/content/school/read-school.server.ts";

import { change, samples } from "#tests/support/content/samples.ts";
import { describeDatabase } from "#tests/support/database/databases.ts";

import { readDisclosure } from "./disclosure-facts.server.ts";

describeDatabase("sqlite", "the disclosure", (freshDb) => {
	it("counts everyone who has a designation, however many they are", async () => {
		const db = await freshDb();
		const add = (name: string, designation: string) =>
			change(db, (trx) => addRecord(trx, contentTypes.staff, { ...samples.staffMember, name, designation }));
		for (let number = 1; number <= 101; number += 1) await add(`Asha ${number}`, "Professor");
		await add("Bala", "");
		const { faculty } = await readDisclosure({ db, school: await readSchool(db) });
		expect(faculty).toEqual([{ designation: "Professor", count: 101 }]);
	});
});
