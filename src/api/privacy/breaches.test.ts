import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addAffected, removeUntold, type Selection } from "#src/privacy/breaches/affected.server.ts";
import { clockOf, timeLeft } from "#src/privacy/breaches/breach.ts";
import {
	deleteBreachPeople,
	noteCall,
	noteReport,
	openBreach,
	sendLetters,
	writeBreach,
} from "#src/privacy/breaches/breach-acts.server.ts";
import { readBreach } from "#src/privacy/breaches/read-breach.server.ts";
import { renderReport } from "#src/privacy/breaches/report-pdf.server.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { extractText } from "#tests/support/pdf/extract-text.ts";
import { ReadPdf } from "#tests/support/pdf/read-pdf.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";

const start = new Date("2027-06-01T04:30:00.000Z");
const hour = 3_600_000;
const priya = { id: 1, name: "Priya Raghavan" };
type Trx = Parameters<typeof addAffected>[0];
type Acted = { ok: boolean; message: string };

it("has clocks of 6 and 72 hours from the moment at which it was noticed", () => {
	const noticedAt = "2027-06-01T04:30:00.000Z";
	const left = (kind: "cert-in" | "board-details", ms: number) => {
		const clock = clockOf(kind, noticedAt, new Date(start.getTime() + ms));
		return clock && timeLeft(clock.leftMs);
	};
	expect([0, 4 * hour + 1, 6 * hour - 60_000, 6 * hour, 6 * hour + 60_000].map((ms) => left("cert-in", ms))).toEqual([
		"6 h left",
		"1 h 59 min left",
		"1 min left",
		"0 min left",
		"late by 1 min",
	]);
	expect([left("board-details", 71 * hour), left("board-details", 75 * hour)]).toEqual(["1 h left", "late by 3 h"]);
	expect(clockOf("board-first", noticedAt, start)).toBeNull();
});

describe.each(["sqlite", "postgres"] as const)("a breach (%s)", (engine) => {
	let site: TestApp;
	let moment: Date;
	let breachId: number;
	beforeEach(async () => {
		moment = start;
		site = await startApp(engine, { SITE_URL: "https://school.example", ADMISSIONS: "open" }, () => moment);
		const result = await within((trx) =>
			openBreach(trx, { title: "Laptop lost", noticed: "2027-06-01T09:00", by: priya }, moment),
		);
		if (!("id" in result)) throw new Error(result.message);
		breachId = result.id;
	});
	afterEach(() => site.close());

	const within = <Result>(work: (trx: Trx) => Promise<Result>) => site.services.db.transaction().execute(work);
	const pass = (ms: number) => {
		moment = new Date(moment.getTime() + ms);
	};
	const on = () => ({ breachId, by: priya });
	const add = (selection: Selection): Promise<Acted> =>
		within((trx) => addAffected(trx, { ...on(), selection }, moment));
	async function counts() {
		const page = await readBreach(site.services.db, breachId, moment);
		return { ...page?.counts, all: page?.all };
	}
	async function apply(name: string, email: string) {
		const { body, contentType } = await multipart({ ...barchAnswers, name, email }, []);
		const headers = { "content-type": contentType };
		const url = "/api/v1/website/application/add";
		return (await site.app.inject({ method: "POST", url, body, headers })).json().data.reference as string;
	}
	const ask = (name: string, phone_no: string, email?: string) =>
		site.app.inject({
			method: "POST",
			url: "/api/v1/website/enquiry-form/add",
			payload: { name, phone: phone_no, city: "Coonoor", course: "barch", ...(email && { email }) },
		});
	const texts = {
		happened: "A laptop was left on the bus.",
		data: "Names and phone numbers.",
		period: "12 May 2027.",
		consequences: "Unwanted calls.",
		measures: "The disk is encrypted.",
		advice: "Give nobody a password.",
		contact: "Priya Raghavan, +91 423 000 0000",
		in_tamil: "ஒரு மடிக்கணினி தொலைந்தது.",
		place: "Bus 42",
	};
	const write = (change: Partial<typeof texts> & { title?: string } = texts, version = 1): Promise<Acted> =>
		within((trx) => writeBreach(trx, { ...on(), version, texts: change, noticed: "2027-06-01T09:00" }, moment));
	const letters = async () =>
		(await readQueuedEmails(site.services)).filter(({ template }) => template === "breach-notice");
	const send = (count: number): Promise<Acted> =>
		within((trx) => sendLetters(trx, site.services.school, { ...on(), count }, moment));

	it("finds people by kind and time or by list, each of them once", async () => {
		const first = await apply("Asha Menon", "asha@example.com");
		pass(48 * hour);
		await apply("Bala Kumar", "bala@example.com");
		// The same person in another way of writing.
		await apply("Asha Menon", "ASHA@example.com");
		await ask("Chitra", "9840011111");
		const kinds = ["application"] as const;
		expect(await add({ by: "kind", kinds, from: "2027-06-02", to: "" })).toMatchObject({ message: "2 added." });
		expect(await add({ by: "kind", kinds, from: "", to: "2027-06-01" })).toMatchObject({
			message: "All 1 are already listed.",
		});
		expect(await add({ by: "list", lines: [first.toLowerCase(), "nobody@example.com", "DSA-27-B-999999"] })).toEqual({
			ok: true,
			message: "All 1 are already listed. We found no one for: nobody@example.com, DSA-27-B-999999.",
		});
		expect(await add({ by: "list", lines: ["x"] })).toEqual({
			ok: false,
			message: "No one matches this. We found no one for: x.",
		});
		expect(await add({ by: "kind", kinds: ["enquiry", "message"], from: "", to: "" })).toMatchObject({
			message: "1 added.",
		});
		expect(await counts()).toMatchObject({ all: 3, waiting: 2, toCall: 1 });
		const remove = (): Promise<Acted> => within((trx) => removeUntold(trx, on(), moment));
		expect([await remove(), await remove()]).toEqual([
			{ ok: true, message: "People removed." },
			{ ok: false, message: "Everyone here has been notified." },
		]);
		expect(await counts()).toMatchObject({ all: 0 });
	});

	it("tells everyone exactly once, by any sender and after any interruption", async () => {
		for (let index = 0; index < 120; index++) {
			const email = `person${index}@example.com`;
			await site.services.db
				.insertInto("opening_requests")
				.values({
					email,
					email_key: email,
					application_type: "barch",
					created_at: moment.toISOString(),
					token_hash: email,
				})
				.execute();
		}
		await add({ by: "kind", kinds: ["opening-request"], from: "", to: "" });
		expect(await send(120)).toMatchObject({ ok: false, message: expect.stringContaining("Fill in first") });
		expect(await write()).toMatchObject({ ok: true });
		expect(await send(119)).toMatchObject({ ok: false, message: expect.stringContaining("120 people") });
		const both = await Promise.all([send(120), send(120)]);
		expect(both.map(({ message }) => message).toSorted()).toEqual([
			"No one is waiting for an email.",
			"We’re sending emails to 120 people.",
		]);
		const sentLetters = await letters();
		expect([sentLetters.length, new Set(sentLetters.map(({ to_address }) => to_address)).size]).toEqual([120, 120]);
		expect(sentLetters[0]?.text).toContain("A laptop was left on the bus.");
		expect(sentLetters[0]?.text).toContain("ஒரு மடிக்கணினி தொலைந்தது.");
		expect(await counts()).toMatchObject({ all: 120, waiting: 0, queued: 120 });
		// Someone who is found later gets a letter, and no one else does.
		await apply("Late Comer", "late@example.com");
		await add({ by: "kind", kinds: ["application", "opening-request"], from: "", to: "" });
		expect(await send(1)).toMatchObject({ ok: true });
		expect((await letters()).length).toBe(121);
		await site.services.db
			.updateTable("outbox")
			.set({ state: "dead" })
			.where("to_address", "=", "late@example.com")
			.execute();
		expect(await counts()).toMatchObject({ failed: 1 });
	});

	it("is reported and told, with reports that say what is known", async () => {
		expect(await write({ ...texts, title: "" })).toMatchObject({ ok: false });
		await write();
		expect(await write({ place: "Bus 43" })).toMatchObject({
			ok: false,
			message: expect.stringContaining("Someone else"),
		});
		await ask("Chitra", "9840011111");
		await add({ by: "kind", kinds: ["enquiry"], from: "", to: "" });
		expect(await write({ place: "Bus 42 " }, 2)).toMatchObject({ ok: true, message: "Nothing changed." });
		const page = await readBreach(site.services.db, breachId, moment);
		const person = page?.people.find(({ way }) => way === "toCall");
		const call = (note: string): Promise<Acted> =>
			within((trx) => noteCall(trx, { ...on(), personId: person?.id ?? 0, note }, moment));
		expect([await call(" "), await call("Told her.")].map(({ ok }) => ok)).toEqual([false, true]);
		const report = (kind: "cert-in" | "board-first" | "board-details", madeAt: string): Promise<Acted> =>
			within((trx) => noteReport(trx, { ...on(), kind, made: madeAt, reference: "CI-1" }, moment));
		expect(await report("cert-in", "2027-06-02T10:00")).toMatchObject({ ok: false });
		pass(8 * hour);
		for (const kind of ["cert-in", "board-first", "board-details"] as const)
			expect(await report(kind, "2027-06-01T17:00")).toMatchObject({ ok: true });
		expect(await report("board-first", "2027-06-01T17:05")).toMatchObject({ ok: true });
		const now = await readBreach(site.services.db, breachId, moment);
		if (!now) throw new Error("no breach");
		for (const kind of ["cert-in", "board-first", "board-details"] as const) {
			const pdf = await renderReport(site.services.school, now, kind, moment);
			const words = extractText(new ReadPdf(Buffer.from(pdf.content)))
				.join(" ")
				.replace(/\s+/g, " ");
			expect(pdf.filename).toBe(`breach-${breachId}-${kind}.pdf`);
			for (const text of ["A laptop was left on the bus.", "Bus 42", "CI-1", "Notified by phone"])
				expect(words).toContain(text);
			expect(words.includes("Steps to prevent")).toBe(kind === "board-details");
		}
		pass(366 * 24 * hour);
		expect(await deleteBreachPeople(site.services.db, moment)).toBe(0);
		pass(366 * 24 * hour);
		expect(await deleteBreachPeople(site.services.db, moment)).toBe(1);
	});
});
