import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { staffOn } from "#src/accounts/testing/staff.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { type OfficeServices, officeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { enterCounterPayment } from "#src/payment/counter/enter-payment.server.ts";
import { addApplication } from "#src/payment/testing/fees.server.ts";
import { describeDatabase } from "#tests/support/database/databases.ts";
import { readFeePage } from "./fee/read-fee-page.server.ts";
import { differenceList } from "./settlements/settlement-lists.ts";
import { loader as loadSettlements } from "./settlements/settlements-page.tsx";

const now = () => new Date("2026-11-24T06:00:00.000Z");

/** Opens a money desk with everything its pages are made from. */
async function openDesk(db: Db) {
	const staff = staffOn(db);
	const session = await staff.sessionOf((await staff.member("Meena", "accounts")).token);
	return <Page>(load: (args: LoaderFunctionArgs) => Promise<Page>, address: string, id = ""): Promise<Page> => {
		const context = new RouterContextProvider();
		const payments = { gateway: null };
		context.set(officeServices, { db, now, payments } as unknown as OfficeServices);
		context.set(memberSession, session);
		const url = new URL(address, "https://school.example");
		return load({ request: new Request(url), context, params: { id }, url, pattern: address });
	};
}

/** Lines of the provider of which nothing is known here, one a day back from a day. */
async function addLines(db: Db, count: number, explanation: string | null) {
	const lines = Array.from({ length: count }, (_, index) => ({
		settlement_id: "setl_1",
		entity_id: `${explanation ?? "open"}_${index}`,
		kind: "other" as const,
		amount: 100,
		fee: 0,
		tax: 0,
		net: -100,
		currency: "INR",
		description: "",
		explanation,
		explained_by_name: explanation && "Meena",
		created_at: now().toISOString(),
		settled_on: new Date(Date.parse("2026-11-20T00:00:00Z") - index * 86_400_000).toISOString().slice(0, 10),
	}));
	await db.insertInto("settlement_lines").values(lines).execute();
}

describeDatabase("sqlite", "the money desk", (freshDb) => {
	it("has every difference and every explanation of settlements, page by page", async () => {
		const db = await freshDb();
		const open = await openDesk(db);
		await addLines(db, 120, null);
		await addLines(db, 45, "A dispute");
		const read = async (query = "") => {
			const page = await open(loadSettlements, officePaths.settlements(query));
			return "data" in page ? expect.fail(page.data.errors.join(" ")) : page;
		};
		const all = async (list: "differences" | "explained", pages: number) => {
			const rows = [];
			for (let page = 1; page <= pages; page += 1) rows.push(...(await read(`${list}=${page}`))[list].rows);
			return rows.map(({ entityId, day }) => [day, entityId] as const);
		};
		const first = await read();
		expect([first.differences.count, first.explained.count]).toEqual([120, 45]);
		expect([first.differences.rows.length, first.explained.rows.length]).toEqual([50, 20]);
		const differences = await all("differences", 3);
		expect(new Set(differences.map(([, id]) => id)).size).toBe(120);
		expect(differences).toEqual(differences.toSorted());
		const explained = await all("explained", 3);
		expect(new Set(explained.map(([, id]) => id)).size).toBe(45);
		expect(explained).toEqual(explained.toSorted().reverse());
		const { differences: third, settlements } = await read("differences=3&explained=2");
		expect([third.rows.length, settlements.rows.length]).toEqual([20, 1]);
		expect(differenceList.addressOf(third.query, { page: 2 })).toBe(
			officePaths.settlements("differences=2&explained=2"),
		);
		expect(await open(loadSettlements, officePaths.settlements("differences=none&explained=0&all=1"))).toMatchObject({
			data: {
				errors: [
					"This list doesn’t have a filter “all”.",
					"“none” isn’t a valid page. Use a number from 1.",
					"“0” isn’t a valid page. Use a number from 1.",
				],
			},
			init: { status: 400 },
		});
	});

	it("says of a fee that was paid at the school the day on which the money came", async () => {
		const db = await freshDb();
		const open = await openDesk(db);
		await addApplication(db, 1);
		const { id: feeId } = await db.selectFrom("fees").select("id").executeTakeFirstOrThrow();
		const entry = {
			feeId,
			method: "cash",
			paidOn: "2026-11-20",
			note: "Mother",
			by: { id: 2, name: "Meena" },
		} as const;
		const onPaid = async (trx: Parameters<typeof enterCounterPayment>[0]) =>
			void (await trx.updateTable("fees").set({ receipt_number: "R-1" }).execute());
		const context = { now, onPaid, nextReceiptNumber: async () => "R-2" };
		await db.transaction().execute((trx) => enterCounterPayment(trx, entry, context));
		const { fee } = await open(readFeePage, officePaths.fee(feeId), String(feeId));
		expect(fee).toMatchObject({ state: "paid", paidOn: "2026-11-20" });
	});
});
