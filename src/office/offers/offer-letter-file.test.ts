import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Member } from "#src/accounts/member.ts";
import type { Session } from "#src/accounts/sessions.server.ts";
import { admissionBatchActs } from "#src/admissions/desk/application-batch-acts.server.ts";
import { admissionUndo } from "#src/admissions/desk/undo-acts.server.ts";
import { departments } from "#src/admissions/forms/march-questions.ts";
import { setSeatFee } from "#src/admissions/seats/fees/set-seat-fee.server.ts";
import { planBatch, startBatch } from "#src/cases/batches/plan-batch.server.ts";
import { readBatch } from "#src/cases/batches/read-batch.server.ts";
import { runBatches } from "#src/cases/batches/run-batches.server.ts";
import { readPlannedMails } from "#src/office/batches/read-batch-mails.server.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { type OfficeServices, officeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { attachmentOf } from "#src/server/attachments.ts";
import { marchAnswers, sendApplication } from "#tests/support/forms/application.ts";
import { extractText } from "#tests/support/pdf/extract-text.ts";
import { ReadPdf } from "#tests/support/pdf/read-pdf.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { loader } from "./offer-letter-file.ts";

const priya: Member = { id: 1, name: "Priya Raghavan", email: "priya@x.example", role: "admissions", decides: true };

describe.each(onEngine("sqlite"))("the letter of an offer (%s)", (engine) => {
	let site: TestApp;
	const now = () => new Date("2026-11-20T06:00:00.000Z");
	beforeEach(async () => {
		site = await startApp(engine, {}, now);
	});
	afterEach(() => site.close());

	const setFee = (rupees: string) =>
		site.services.db
			.transaction()
			.execute((trx) => setSeatFee(trx, { type: "march", rupees, days: "10", by: priya }, now()));
	async function planRound(answerBy: string): Promise<number> {
		const { db, school } = site.services;
		const caseIds = (await db.selectFrom("cases").select("id").orderBy("id").execute()).map(({ id }) => id);
		const round = { by: priya, act: "stage", details: { to: "offered", answerBy }, filter: "picked", caseIds };
		const plannedBatch = await planBatch(db, round, admissionBatchActs(school), now());
		if (!plannedBatch.ok) throw new Error("The round could not be planned.");
		return plannedBatch.id;
	}
	/** The letter that the page of a held round leads to beside one of its mails. */
	async function previewOf(batchId: number, mail: string) {
		const { db, school, writeEmail } = site.services;
		const batch = await readBatch(db, batchId);
		const mails = batch && (await readPlannedMails({ db, school, writeEmail, now }, batch, mail));
		const address = new URL(mails?.preview?.letter ?? "", site.url);
		return open(address);
	}
	async function open(address: URL) {
		const context = new RouterContextProvider();
		context.set(memberSession, { member: priya } as Session);
		const { db, school } = site.services;
		context.set(officeServices, { db, school, now } as unknown as OfficeServices);
		const params = { id: address.pathname.split("/").at(-1) };
		return loader({ params, request: new Request(address), context } as unknown as Parameters<typeof loader>[0]);
	}
	async function send(batchId: number) {
		const { db, school } = site.services;
		expect(await startBatch(db, batchId, priya, now())).toBe(true);
		const [acts, undo] = [admissionBatchActs(school), admissionUndo(school)];
		await runBatches(db, { now, acts, undo, log: { error: () => {} } });
		const mails = await db
			.selectFrom("outbox")
			.select("attachment")
			.where("attachment", "like", "offer:%")
			.orderBy("id")
			.execute();
		return Promise.all(mails.map(({ attachment }) => attachmentOf(site.services, attachment ?? "")));
	}

	it("is previewed beside each mail of a round as it is sent, byte for byte, whatever the fee is set to later", async () => {
		const [environmental, urbanDesign] = departments;
		for (const [name, department] of [
			["மீனாட்சி Raman", environmental],
			["Bala Murugan", urbanDesign],
		] as const)
			await sendApplication(site.url, { ...marchAnswers, name, department }, []);
		expect(await setFee("25000")).toMatchObject({ ok: true });
		const batchId = await planRound("2027-06-01");
		const previews = await Promise.all(["1", "2"].map((mail) => previewOf(batchId, mail)));
		const previewFiles = await Promise.all(previews.map(async (answer) => new Uint8Array(await answer.arrayBuffer())));
		const sentAttachments = await send(batchId);
		await setFee("99000");

		expect(sentAttachments.map((letter) => letter?.filename)).toEqual([
			"offer-DSA-26-M-000001.pdf",
			"offer-DSA-26-M-000002.pdf",
		]);
		expect(previews.map(({ headers }) => headers.get("content-disposition"))).toEqual(
			sentAttachments.map((letter) => `inline; filename="${letter?.filename}"`),
		);
		for (const [index, letter] of sentAttachments.entries())
			expect(Buffer.compare(previewFiles[index] as Uint8Array, letter?.content as Uint8Array)).toBe(0);
		const texts = previewFiles.map((bytes) => extractText(new ReadPdf(bytes)).join(" ").replaceAll(/\s+/g, " "));
		for (const [text, name, programme] of [
			[texts[0], "மீனாட்சி Raman", "M.Arch Environmental Architecture"],
			[texts[1], "Bala Murugan", "M.Arch Urban Design"],
		]) {
			expect(text).toContain(`Dear ${name},`);
			expect(text).toContain(`a seat in the ${programme} programme at Doddabetta School of Architecture`);
			expect(text).toContain(`Name${name}Programme${programme}Application`);
			expect(text).toContain("Accept by1 June 2027Seat acceptance fee₹25,000 within 10 days of accepting");
			expect(text).toContain("Accept this offer on your application page by 1 June 2027.");
		}
	});

	it("says nothing of a seat fee where none is set, and is there for an application and a day alone", async () => {
		await sendApplication(site.url, marchAnswers, []);
		const [{ id } = { id: 0 }] = await site.services.db.selectFrom("applications").select("id").execute();
		const address = new URL(officePaths.offerLetter(id, "2027-06-01"), site.url);
		const letter = await open(address);
		expect(letter.headers.get("cache-control")).toBe("no-store, private");
		const [text] = extractText(new ReadPdf(new Uint8Array(await letter.arrayBuffer())));
		expect(text).toContain("Meenakshi Raman");
		expect(text).not.toMatch(/seat fee|₹/i);
		for (const path of [officePaths.offerLetter(id), officePaths.offerLetter(999, "2027-06-01")])
			await expect(open(new URL(path, site.url))).rejects.toMatchObject({ init: { status: 404 } });
		// Looking has sent nothing.
		const offers = site.services.db.selectFrom("outbox").select("id").where("attachment", "like", "offer:%");
		expect(await offers.execute()).toEqual([]);
	});
});
