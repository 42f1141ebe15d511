import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { onEngine } from "#tests/support/server/engines.ts";
import { runScript, settingsOf } from "#tests/support/server/run-script.ts";
import { connect } from "../../src/db/connect.server.ts";
import { migrate } from "../../src/db/migrate/migrate.server.ts";
import { recordPaymentEvent } from "../../src/payment/fee/record-payment-event.server.ts";
import type { LedgerLine } from "../../src/payment/ledger/ledger.server.ts";
import { addOrderedFee, paymentEvent, testContext } from "../../src/payment/testing/fees.server.ts";
import { freshPlace } from "../../tests/support/database/databases.ts";
import { csvCell, ledgerCsv } from "./csv.ts";
import { ledgerTable } from "./table.ts";

const line = (name: string): LedgerLine => ({
	reference: "DSA-26-B-000001",
	name,
	receivedAt: "2026-11-20T06:00:00.000Z",
	fee: null,
	payments: [],
	mismatches: [
		{
			kind: "second-capture",
			paymentId: "pay_1b",
			message: `pay_1b paid the fee a second time. Refund it. ${"It goes on and on. ".repeat(8)}`,
		},
	],
});

it.each([
	["plain", "plain"],
	["a, b", '"a, b"'],
	['say "yes"', '"say ""yes"""'],
	["two\nlines", '"two\nlines"'],
	["=HYPERLINK(1)", "'=HYPERLINK(1)"],
	["+91", "'+91"],
	["-1", "'-1"],
	["@x", "'@x"],
	["\tx", "'\tx"],
	["\rx", `"'\rx"`],
	["=1,2", `"'=1,2"`],
	[null, ""],
])("a cell with %j is written so that a spreadsheet shows it and runs nothing", (value, cell) => {
	expect(csvCell(value)).toBe(cell);
});

it("the file for spreadsheets has a byte order mark, CR LF, and one row for an application without payments", () => {
	const text = ledgerCsv([line("அன்பு, முருகேசன்")]);
	expect(text.startsWith("\ufeffApplication,Name,")).toBe(true);
	expect(text.split("\r\n")).toHaveLength(3);
	expect(text.split("\r\n")[1]).toContain('"அன்பு, முருகேசன்"');
});

it("the table fits into 100 columns, whatever a name consists of", () => {
	for (const name of [
		"அன்புச்செல்வி முருகேசன் வெங்கடசுப்பிரமணியம்",
		"李雷韩梅梅李雷韩梅梅",
		"👩‍🎨".repeat(9),
		"x".repeat(200),
		"\u001b[31m\u202eevil\n\n",
	]) {
		const rows = ledgerTable([line(name)]).split("\n");
		for (const row of rows) expect([...row.replace(/\p{Mn}/gu, "")].length).toBeLessThanOrEqual(99);
		expect(rows[2]).toMatch(/^DSA-26-B-000001 .* none$/);
		for (const character of ["\u001b", "\u202e"]) expect(rows[2]).not.toContain(character);
	}
});

describe.each(onEngine("sqlite"))("school payments (%s)", (engine) => {
	it("lists mismatches first, exports, and notes a refund while others use the database", async () => {
		const place = await freshPlace(engine);
		const db = connect(place);
		onTestFinished(async () => {
			await db.destroy();
			await place.drop();
		});
		const run = (...args: string[]) => runScript("scripts/payments.ts", args, settingsOf(place));
		await expect(run()).rejects.toMatchObject({ stderr: expect.stringMatching(/older than this program/), stdout: "" });
		await migrate(db);
		for (const number of [1, 2]) await addOrderedFee(db, number);
		for (const id of ["pay_1", "pay_1b"])
			await recordPaymentEvent(db, paymentEvent("webhook", "order_1", id, "captured", "paid"), testContext());

		const { stdout } = await run("--mismatch");
		expect(stdout.split("\n").slice(2, 5)).toEqual([
			expect.stringMatching(/^DSA-26-B-000001 Meena Kumari {3}₹10 {4}paid {6}order_1 +pay_1 +captured$/),
			expect.stringMatching(/^ +order_1 +pay_1b +captured$/),
			"  ! pay_1b paid the fee a second time. Refund it.",
		]);
		expect(stdout).toContain("2 applications, 1 fee paid (₹10.00), 1 application with a mismatch.");
		expect(stdout).not.toMatch(/meena@|9400000000/);

		await expect(run("--refunded", "pay_1b")).rejects.toMatchObject({
			stderr: expect.stringContaining("--by <name> --note <text>"),
		});
		const refund = ["--by", "R. Thomas", "--note", "paid twice"];
		await expect(run("--refunded", "DSA-26-B-000001", ...refund)).rejects.toMatchObject({
			stderr: expect.stringContaining("pay_1b (to refund)"),
		});
		expect((await run("--refunded", "pay_1b", ...refund)).stdout).toContain(
			"The fee is paid. No money was moved here.",
		);

		const folder = mkdtempSync(join(tmpdir(), "school-csv-"));
		onTestFinished(() => rmSync(folder, { recursive: true }));
		await run("--csv", "--to", join(folder, "payments.csv"));
		expect(readFileSync(join(folder, "payments.csv"), "utf8").split("\r\n")).toHaveLength(5);
		await expect(run("--nonsense")).rejects.toMatchObject({
			stderr: expect.stringContaining("school payments --mismatch"),
		});
	});
});
