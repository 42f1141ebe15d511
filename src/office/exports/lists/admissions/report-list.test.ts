import { expect, test } from "vitest";
import type { Member } from "#src/accounts/member.ts";
import type { Stage } from "#src/admissions/applications/stage.ts";
import { storeApplicationCase } from "#src/admissions/applications/store-application-case.server.ts";
import { departments } from "#src/admissions/forms/march-questions.ts";
import type { Db } from "#src/db/connect.server.ts";
import { exportListOf } from "#src/office/exports/export-lists.server.ts";
import { addApplication } from "#src/payment/testing/fees.server.ts";
import { describeDatabase } from "#tests/support/database/databases.ts";
import type { ReportName } from "./report-list.server.ts";

const now = () => new Date("2026-11-21T06:00:00.000Z");
const member: Member = { id: 1, name: "Meera", email: "meera@x.example", role: "owner", decides: true };
const [environmental, urbanDesign] = departments;
const ooty = "12 Ettines Road, Ooty, Tamil Nadu 643001";

type Sent = { type: string; stage?: Stage; paid?: boolean; answers: Record<string, string> };
const sentApplications: readonly Sent[] = [
	{ type: "barch", answers: { category: "sc", gender: "1", address: ooty, board_12: "Kerala SSLC" } },
	{ type: "barch", paid: true, answers: { category: "sc", gender: "2", address: "Kochi 682001", board_12: "HSC" } },
	{
		type: "march",
		stage: "accepted",
		answers: { department: environmental, gender: "2", address: ooty, board_12: "C.B.S.E." },
	},
	{
		type: "march",
		answers: { department: urbanDesign, category: "sc", gender: "2", address: ooty, board_12: "Maharashtra HSC" },
	},
	{ type: "march", stage: "accepted", answers: { department: urbanDesign, address: "Galle", board_12: "Waldorf" } },
	{ type: "diploma", answers: { address: ooty, board_10: "Karnataka SSLC", is_international_student: "false" } },
];

describeDatabase("sqlite", "a ready report", (freshDb) => {
	async function fill(db: Db): Promise<void> {
		for (const [index, { type, stage = "received", paid, answers }] of sentApplications.entries()) {
			const id = await addApplication(db, index + 1);
			const fields = { application_type: type, stage, answers: JSON.stringify(answers) };
			await db.updateTable("applications").set(fields).where("id", "=", id).execute();
			if (paid) await db.updateTable("fees").set({ state: "paid" }).where("application_id", "=", id).execute();
			await db.transaction().execute((trx) => storeApplicationCase(trx, id, now()));
		}
	}

	/** The rows that count anyone, below the heads of the columns. */
	async function report(db: Db, name: ReportName, query = "") {
		const list = exportListOf(`report/${name}`);
		const chosenList = await list?.find({ db, params: new URLSearchParams(query), member, now: now() });
		if (!list || !chosenList || "errors" in chosenList) throw new Error(`There is no report “${name}”.`);
		const { columns, open } = list.source({ db, now, eyes: { unmasked: true } });
		const reader = open(columns);
		// Some at a time, as an export reads them.
		for (const id of chosenList.ids) expect(await reader.read([id])).toEqual([]);
		const rows = reader.end?.() ?? [];
		return [columns.slice(1).map(({ title }) => title), ...rows.filter((row) => row.at(-1) !== 0)];
	}

	const heads = ["B.Arch", "M.Arch Environmental Architecture", "M.Arch Urban Design", "Diploma", "All"];

	test.each([
		[
			"category",
			[
				["SC", 2, 0, 1, 0, 3],
				["Not given", 0, 1, 1, 1, 3],
			],
		],
		[
			"gender",
			[
				["Male", 1, 0, 0, 0, 1],
				["Female", 1, 1, 1, 0, 3],
				["Not given", 0, 0, 1, 1, 2],
			],
		],
		[
			"state",
			[
				["Tamil Nadu", 1, 1, 1, 1, 4],
				["Kerala", 1, 0, 0, 0, 1],
				["Not given", 0, 0, 1, 0, 1],
			],
		],
		[
			"board",
			[
				["CBSE", 0, 1, 0, 0, 1],
				["Karnataka State Board", 0, 0, 0, 1, 1],
				["Kerala State Board", 1, 0, 0, 0, 1],
				["Other", 0, 0, 1, 0, 1],
				["Tamil Nadu State Board", 1, 0, 0, 0, 1],
				["Waldorf", 0, 0, 1, 0, 1],
			],
		],
		[
			"programme",
			[
				["All", 2, 1, 2, 1, 6],
				["Fee paid", 1, 0, 0, 0, 1],
				["Stage: received", 2, 0, 1, 1, 4],
				["Stage: accepted", 0, 1, 1, 0, 2],
			],
		],
	] as const)("by %s has a column for each programme, also of those that share a form", async (name, rows) => {
		const db = await freshDb();
		await fill(db);
		expect(await report(db, name)).toEqual([heads, ...rows]);
		const [, ...narrow] = await report(db, name, "type=march");
		expect(narrow.every(([, barch, , , diploma]) => barch === 0 && diploma === 0)).toBe(true);
	});
});
