import { expect, it } from "vitest";
import { admissionSeasons } from "#school/admissions.ts";
import { setMorningMail } from "#src/accounts/members/morning-mail.server.ts";
import { staffOn } from "#src/accounts/testing/staff.server.ts";
import { storeCase } from "#src/cases/store-case.server.ts";
import { caseFacts } from "#src/cases/testing/case-facts.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { checkAllLinks } from "#src/content/links/weekly/check-all-links.server.ts";
import { addRecord } from "#src/content/records.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { refundList } from "#src/office/money/refunds/refund-list.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import { markRefunded } from "#src/payment/ledger/mark-refunded.server.ts";
import { askForRefund } from "#src/payment/refunds/ask-refund.server.ts";
import { countRefunds, listRefunds } from "#src/payment/refunds/list-refunds.server.ts";
import { addOrderedFee, paymentEvent, testContext } from "#src/payment/testing/fees.server.ts";
import { announce } from "#src/webhooks/announce.server.ts";
import { makeWebhook } from "#src/webhooks/change-webhooks.server.ts";
import { change, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { readMorning } from "./read-morning.server.ts";
import { sendMorningMails } from "./send-morning-mails.server.ts";
import { sentencesOf } from "./sentences.ts";

const admissions = { seasons: admissionSeasons, mode: "calendar" as const };
/** Monday, eight in the school's zone. */
const eight = new Date("2026-11-23T02:30:00Z");
const minutes = (count: number) => new Date(eight.getTime() + count * 60_000);

/** An applicant who waits too long, one who let a day pass, a complete application, and two enquiries. */
async function addCases(db: Db) {
	const application = { kind: "application", type: "barch", papers: null } as const;
	const cases = [
		caseFacts(1, { ...application, name: "Lakshmi Narayanan", dueOn: "2026-11-06" }),
		caseFacts(2, { ...application, name: "Mohamed Irfan", dueOn: "2026-11-09" }),
		caseFacts(3, { ...application, name: "Gowtham P", status: "theirs", unread: false, dueOn: "2026-11-20" }),
		caseFacts(4, { ...application, name: "Joel Daniel", status: "complete", unread: false, dueOn: "2026-12-01" }),
		caseFacts(5, { name: "Kavya Nair", dueOn: "2026-11-30" }),
		caseFacts(6, { name: "Asha Menon", dueOn: "2026-11-30", cameAt: "2026-11-21T06:00:00.000Z" }),
	];
	await db.transaction().execute(async (trx) => {
		for (const facts of cases) await storeCase(trx, facts, eight);
	});
}

const words = ({ count, text }: { count: number; text: string }) => `${count} ${text}`;

describeDatabases("the morning", (freshDb) => {
	it("says to owners alone that the last good backup is two days old, and that something is damaged", async () => {
		const db = await freshDb();
		const staff = staffOn(db);
		const ran = (kind: "backup" | "verification", days: number, problem: string | null) => {
			const at = minutes(-days * 24 * 60).toISOString();
			return { kind, started_at: at, lease_until: at, finished_at: at, files: 0, problem };
		};
		const read = async (role: "owner" | "admissions") => {
			const { member } = await staff.sessionOf((await staff.member(role, role)).token);
			return sentencesOf(await readMorning(db, member, { admissions, now: eight })).map(words);
		};
		await db
			.insertInto("backup_runs")
			.values([ran("backup", 1, null), ran("verification", 1, null)])
			.execute();
		expect(await read("owner")).toEqual([]);
		await db.deleteFrom("backup_runs").execute();
		const runs = [ran("backup", 2, null), ran("backup", 1, "disk full"), ran("verification", 1, "One.\nTwo.")];
		await db.insertInto("backup_runs").values(runs).execute();
		expect(await read("owner")).toEqual([
			"2 days since the last good backup.",
			"2 files or rows of the school’s data are damaged.",
		]);
		expect(await read("admissions")).toEqual([]);
		await db
			.insertInto("backup_runs")
			.values({ ...ran("verification", 0, "It was interrupted."), files: null })
			.execute();
		expect(await read("owner")).toEqual(["2 days since the last good backup."]);
	});

	it("says to owners alone which webhooks could not be reached", async () => {
		const db = await freshDb();
		const staff = staffOn(db);
		const url = "https://receiver.example/hooks";
		await db.transaction().execute(async (trx) => {
			const by = { id: 1, name: "Meera" };
			await makeWebhook(trx, staff.context, { url, events: ["fee.paid"], by }, eight);
			for (let event = 0; event < 2; event++) await announce(trx, { event: "fee.paid", data: {} }, eight);
			await trx.updateTable("webhook_deliveries").set({ state: "given-up" }).execute();
		});
		const read = async (role: "owner" | "admissions") => {
			const { member } = await staff.sessionOf((await staff.member(role, role)).token);
			return sentencesOf(await readMorning(db, member, { admissions, now: eight }));
		};
		expect(await read("owner")).toMatchObject([
			{
				count: 2,
				text: "events weren’t delivered to their webhooks.",
				detail: [{ text: "receiver.example", href: "/office/settings/webhooks/1" }, { text: "." }],
			},
		]);
		expect(await read("admissions")).toEqual([]);
	});

	it("says how many people come to see the campus today, and at what times", async () => {
		const db = await freshDb();
		const staff = staffOn(db);
		const visit = (tour: string, people: number, cancelled_at: string | null = null) => {
			const key = `${tour} ${people}`;
			const guest = { name: "Kavya", email: "kavya@example.com", phone_no: "9443212345", question: null };
			const draftRow = { idempotency_key: key, token_hash: key, created_at: minutes(-1).toISOString(), cancelled_at };
			return { tour, people, ...guest, ...draftRow };
		};
		const today = [
			visit("2026-11-23T14:00", 2),
			visit("2026-11-23T10:00", 3),
			visit("2026-11-23T10:00", 1),
			visit("2026-11-23T16:00", 4, minutes(0).toISOString()),
		];
		const others = [visit("2026-11-22T10:00", 4), visit("2026-11-24T10:00", 4)];
		await db
			.insertInto("visits")
			.values([...today, ...others])
			.execute();
		const read = async (role: "viewer" | "editor") => {
			const { member } = await staff.sessionOf((await staff.member(role, role)).token);
			return sentencesOf(await readMorning(db, member, { admissions, now: eight }));
		};
		expect(await read("viewer")).toMatchObject([
			{
				count: 6,
				text: "people are coming on campus tours today.",
				detail: [{ text: "4 at 10:00, 2 at 14:00." }],
				act: { label: "See who’s coming", href: "/office/visits" },
			},
		]);
		expect(await read("editor")).toEqual([]);
	});

	it("says what waits in the order of harm, to each as far as their role goes", async () => {
		const db = await freshDb();
		const staff = staffOn(db);
		const owner = await staff.sessionOf((await staff.member("Meera", "owner")).token);
		const officer = await staff.sessionOf((await staff.member("Arun", "admissions")).token);
		const editor = await staff.sessionOf((await staff.member("Nila", "editor")).token);
		await addCases(db);
		await addOrderedFee(db, 1);
		await recordPaymentEvent(db, paymentEvent("webhook", "order_1", "pay_1", "captured", "paid"), testContext());
		await recordPaymentEvent(db, paymentEvent("webhook", "order_1", "pay_2", "captured", "paid"), testContext());
		const toOfficer = [
			"2 applications are overdue.",
			"1 application is complete but not decided.",
			"2 enquiries are waiting for an answer.",
			"1 applicant missed their deadline.",
		];
		const read = async ({ member }: typeof owner) =>
			sentencesOf(await readMorning(db, member, { admissions, now: eight }));
		const sentences = await read(owner);
		expect(sentences.map(words)).toEqual(["1 fee was paid twice.", ...toOfficer]);
		expect(sentences[0]?.detail.map(({ text }) => text).join("")).toBe(
			"Meena Kumari, DSA-26-B-000001. pay_2 paid the fee a second time. Refund it.",
		);
		expect(sentences[1]).toMatchObject({
			detail: [
				{ text: "Lakshmi Narayanan", href: "/office/cases/application/1" },
				{ text: " has waited longest, due 6 Nov 2026." },
			],
			act: { label: "Open them", href: "/office/cases?type=application&status=new,ours&overdue=yes&sort=due" },
		});
		expect((await read(officer)).map(words)).toEqual(toOfficer);
		expect(await read(editor)).toEqual([]);
	});

	it("says to who sees money which refunds have failed, until they are asked for again, and which wait to be confirmed", async () => {
		const db = await freshDb();
		const staff = staffOn(db);
		const owner = await staff.sessionOf((await staff.member("Meera", "owner")).token);
		const others = ["admissions", "editor", "viewer"] as const;
		const ask = (paymentId: string, id: number) =>
			db
				.transaction()
				.execute((trx) => askForRefund(trx, { paymentId, reason: "Withdrew", by: { id, name: "Priya" } }, eight));
		for (const number of [1, 2, 3]) {
			await addOrderedFee(db, number);
			const paidPaymentEvent = paymentEvent("webhook", `order_${number}`, `pay_${number}`, "captured", "paid");
			await recordPaymentEvent(db, paidPaymentEvent, testContext());
			await ask(`pay_${number}`, 9);
		}
		const setState = (of: string, state: "failed" | "withdrawn") =>
			db.updateTable("refunds").set({ state }).where("payment_id", "=", of).execute();
		const read = async ({ member }: Pick<typeof owner, "member"> = owner) =>
			sentencesOf(await readMorning(db, member, { admissions, now: eight }));
		await setState("pay_1", "failed");
		const sentences = await read();
		expect(sentences.map(words)).toEqual([
			"1 refund failed and hasn’t been requested again.",
			"2 refunds need a second person to confirm them.",
		]);
		expect(sentences).toMatchObject([
			{
				detail: [{ text: "Meena Kumari, DSA-26-B-000001", href: "/office/money/fees/1" }, { text: "." }],
				act: { label: "See it", href: "/office/money/refunds?state=stuck" },
			},
			{ act: { label: "See them", href: "/office/money/refunds?state=asked" } },
		]);
		for (const { act, count } of sentences) {
			const parsed = refundList.parse(new URL(act.href, "https://school.example").searchParams);
			expect(parsed.ok && (await listRefunds(db, parsed.query, { unmasked: true })).count).toBe(count);
			expect(parsed.ok && (await countRefunds(db))[parsed.query.state]).toBe(count);
		}
		for (const role of others) {
			const { token } = await staff.member(role, role);
			expect(await read(await staff.sessionOf(token))).toEqual([]);
		}
		expect((await read(await staff.sessionOf((await staff.member("Ravi", "accounts")).token))).length).toBe(2);
		await ask("pay_1", 9);
		expect((await read()).map(words)).toEqual(["3 refunds need a second person to confirm them."]);
		await setState("pay_1", "failed");
		expect((await read()).map(words)[0]).toBe("1 refund failed and hasn’t been requested again.");
		// Refunded after all, at the provider's dashboard.
		await markRefunded(db, { of: "pay_1", by: "Ravi", note: "By hand", now: eight });
		await setState("pay_2", "withdrawn");
		await setState("pay_3", "withdrawn");
		expect(await read()).toEqual([]);
	});

	it("tells who writes which links lead nowhere any more", async () => {
		const db = await freshDb();
		const staff = staffOn(db);
		const description = "https://bus.example/";
		await change(db, (trx) => addRecord(trx, contentTypes.news, { ...samples.news, title: "Rain", description }));
		const ask = async () => ({ fault: "Nothing there.", offline: false });
		const requestPage = async () => ({ status: 200, html: "" });
		const siteUrl = "https://school.example";
		await checkAllLinks({ db, ask, requestPage, siteUrl, now: () => eight }, AbortSignal.any([]));
		const readAs = async (role: "editor" | "admissions") => {
			const { member } = await staff.sessionOf((await staff.member(role, role)).token);
			return sentencesOf(await readMorning(db, member, { admissions, now: eight }));
		};
		expect(await readAs("editor")).toMatchObject([
			{
				count: 1,
				text: "link is broken.",
				detail: [{ text: "It’s in " }, { text: "Rain", href: "/office/content/news/1" }, { text: "." }],
				act: { href: "/office/content/links/broken" },
			},
		]);
		expect(await readAs("admissions")).toEqual([]);
	});

	it("comes by mail at eight, once a day, to who wants it, and not when nothing waits", async () => {
		const db = await freshDb();
		const staff = staffOn(db);
		const { school } = staff.context;
		const meera = await staff.member("Meera", "owner");
		await staff.member("Arun", "admissions");
		await db.transaction().execute((trx) => setMorningMail(trx, { by: meera.by, memberId: meera.id, on: true }, eight));
		const send = (now: Date) => sendMorningMails({ db, school, admissions }, now);
		const mailed = async () =>
			(await db.selectFrom("outbox").selectAll().where("template", "=", "morning").execute()).map(
				({ to_address }) => to_address,
			);
		expect(await send(minutes(-1))).toBe(0);
		expect(await send(eight)).toBe(0);
		await addCases(db);
		expect(await send(minutes(5))).toBe(0);
		expect(await mailed()).toEqual([]);

		const [nextDay, later] = [minutes(24 * 60), minutes(24 * 60 + 1)];
		expect((await Promise.all([send(nextDay), send(nextDay)])).toSorted()).toEqual([0, 1]);
		expect(await send(later)).toBe(0);
		expect(await mailed()).toEqual(["meera@doddabetta.example"]);

		await db
			.transaction()
			.execute((trx) => setMorningMail(trx, { by: meera.by, memberId: meera.id, on: false }, later));
		expect(await send(minutes(2 * 24 * 60))).toBe(0);
	});
});
