import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { issueToken } from "#src/admissions/applications/access-token.server.ts";
import { admissionUndo } from "#src/admissions/desk/undo-acts.server.ts";
import {
	answerGuardian,
	type GuardianContext,
	shownNotice,
	withdrawGuardian,
} from "#src/admissions/guardian-consent/answer-guardian.server.ts";
import {
	askForGuardian,
	checkGuardian,
	enterGuardian,
} from "#src/admissions/guardian-consent/check-guardian.server.ts";
import {
	deleteOldGuardianCopies,
	makeApplicationGuardianLink,
	viewGuardianLink,
} from "#src/admissions/guardian-consent/guardian-link.server.ts";
import { findGuardianByToken } from "#src/admissions/guardian-consent/read-guardian.server.ts";
import type { GuardianLanguage } from "#src/admissions/guardians/guardian.ts";
import { changeStage } from "#src/admissions/tracking/change-stage.server.ts";
import { undoAct } from "#src/cases/acts/undo-act.server.ts";
import { inLanguage } from "#src/languages/in-language.server.ts";
import { referencedFileKeys } from "#src/server/retention/stored-file-keys.ts";
import { collectGarbage } from "#src/storage/collect-garbage.server.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { actor } from "#tests/support/office/actor.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";

const start = new Date("2026-11-20T06:00:00.000Z");
const day = 86_400_000;
const priya = actor(1, "Priya Raghavan");
/** 17 years and 364 days old on the day of the start. */
const minor = { ...barchAnswers, date_of_birth: "2008-11-21" };
const mother = { relation: "mother", name: "Lakshmi Raman", phone: "98400 12345", declaration: "true" };

describe.each(["sqlite", "postgres"] as const)("a parent or guardian of an applicant under 18 (%s)", (engine) => {
	let site: TestApp;
	let moment: Date;
	let context: GuardianContext;
	let filed: string[];
	beforeEach(async () => {
		moment = start;
		filed = [];
		site = await startApp(engine, { SITE_URL: "https://school.example" }, () => moment);
		const { db, storage, school } = site.services;
		context = {
			db,
			storage,
			school,
			fileWithdrawal: async (_trx, { text }) => filed.push(text),
		};
	});
	afterEach(() => site.close());

	const pass = (ms: number) => {
		moment = new Date(moment.getTime() + ms);
	};
	const post = async (url: string, json: object, token?: string) => {
		const headers = token ? { authorization: `Bearer ${token}` } : {};
		return (await site.app.inject({ method: "POST", url: `/api/v1${url}`, payload: json, headers })).json();
	};
	async function apply(fields: Record<string, string> = minor) {
		const { body, contentType } = await multipart(fields, []);
		const headers = { "content-type": contentType };
		const url = "/api/v1/website/application/add";
		const { data } = (await site.app.inject({ method: "POST", url, body, headers })).json();
		const { id } = await site.services.db
			.selectFrom("applications")
			.select("id")
			.where("reference", "=", data.reference)
			.executeTakeFirstOrThrow();
		return { id, token: String(data.token) };
	}
	const makeLink = async (token: string, another = false) =>
		(await makeApplicationGuardianLink(site.services.db, { token, another }, moment))?.guardianToken ?? "";
	async function answer(token: string, fields: Record<string, string>, language: GuardianLanguage = "en") {
		const view = await findGuardianByToken(site.services.db, token, moment);
		return inLanguage(language, () => {
			const localContext = { ...context, school: site.services.school };
			const sentHash = view ? shownNotice(view, localContext.school).sha256 : "";
			return answerGuardian(localContext, { token, fields: { shown: sentHash, ...fields } }, moment);
		});
	}
	const agree = (token: string, fields: Record<string, string> = {}) =>
		answer(token, { ...mother, answer: "given", way: "call", ...fields });
	const within = <Result>(work: Parameters<ReturnType<typeof site.services.db.transaction>["execute"]>[0]) =>
		site.services.db.transaction().execute(work) as Promise<Result>;
	const rows = () => site.services.db.selectFrom("guardians").selectAll().orderBy("id").execute();
	const current = async () => (await rows()).find(({ ended_at }) => ended_at === null);
	const papers = async (id: number) =>
		await site.services.db
			.selectFrom("cases")
			.select(["papers", "waits_for"])
			.where("kind", "=", "application")
			.where("record_id", "=", id)
			.executeTakeFirstOrThrow();
	const offer = (id: number) =>
		within<{ ok: boolean; message?: string }>((trx) =>
			changeStage(
				trx,
				context.school,
				{ applicationId: id, to: "offered", details: { answerBy: "2026-12-24" }, actor: priya.name, by: priya },
				moment,
			),
		);
	const check = async (id: number, outcome: "confirmed" | "refused", note = "The number ends alike.") => {
		const guardianId = (await current())?.id ?? 0;
		const checking = { applicationId: id, guardianId, outcome, way: "call", note, by: priya } as const;
		return within<{ ok: boolean; actId: number; message?: string }>((trx) =>
			checkGuardian(trx, context.school, checking, moment),
		);
	};
	const undo = (actId: number) =>
		within<{ ok: boolean; message?: string }>((trx) =>
			undoAct(trx, { actId, by: priya, ...admissionUndo(context.school), subject: { kind: "application" } }, moment),
		);

	it("is asked from the draft on, and goes along when the application is sent", async () => {
		const { token } = (await post("/website/draft/add", { application_type: "barch" })).data;
		expect((await post("/website/draft/guardian", { look: true }, token)).data).toMatchObject({
			state: "none",
			path: null,
		});
		expect(await rows()).toEqual([]);
		const { data } = await post("/website/draft/guardian", {}, token);
		expect((await post("/website/draft/guardian", { look: true }, token)).data).toEqual(data);
		expect(data).toEqual({ state: "asked", path: expect.stringMatching(/^\/guardian\/[\w-]{43}$/), name: null });
		expect((await post("/website/draft/guardian", {}, token)).data).toEqual(data);
		const guardianToken = data.path.split("/").at(-1);
		expect((await findGuardianByToken(site.services.db, guardianToken, moment))?.applicant).toBe("");
		expect(await agree(guardianToken)).toEqual({ ok: true });
		expect((await post("/website/draft/guardian", {}, token)).data).toEqual({
			state: "declared",
			path: null,
			name: "Lakshmi Raman",
		});
		const { id } = await apply({ ...minor, draft: token });
		expect(await rows()).toEqual([expect.objectContaining({ draft_id: null, application_id: id, answer: "given" })]);
		expect(await papers(id)).toMatchObject({ waits_for: "Check the guardian" });
		expect((await readQueuedEmails(site.services)).some(({ text }) => text.includes("You are under 18"))).toBe(false);
		// The link goes on working, and knows the name now.
		expect((await findGuardianByToken(site.services.db, guardianToken, moment))?.applicant).toBe("Meenakshi Raman");
	});

	it("goes with a draft that is deleted", async () => {
		const { token } = (await post("/website/draft/add", { application_type: "barch" })).data;
		await post("/website/draft/guardian", {}, token);
		await site.app.inject({
			method: "DELETE",
			url: "/api/v1/website/draft",
			headers: { authorization: `Bearer ${token}` },
		});
		expect(await rows()).toEqual([]);
	});

	it("is needed until the very day of the eighteenth birthday", async () => {
		const young = await apply();
		const adult = await apply({ ...minor, date_of_birth: "2008-11-20" });
		const mails = await readQueuedEmails(site.services);
		const links = mails.filter(({ text }) => /\/application\/[\w-]+\/guardian/.test(text));
		expect(links).toHaveLength(1);
		expect([await offer(young.id), await offer(adult.id)]).toEqual([
			{ ok: false, message: expect.stringContaining("a parent’s or guardian’s consent isn’t confirmed") },
			expect.objectContaining({ ok: true }),
		]);
		// No one who has given no birthday is asked for anything.
		expect(await offer((await apply({ ...barchAnswers, name: "Nila" })).id)).toMatchObject({ ok: true });
	});

	it("is still asked for by the mails that are sent again, until there is a consent", async () => {
		const { token } = await apply();
		const asksAgain = async () => {
			await site.services.db.deleteFrom("outbox").execute();
			await post("/website/application/mails", {}, token);
			const mails = await readQueuedEmails(site.services);
			expect(mails).toHaveLength(1);
			return mails.some(({ text }) => /\/application\/[\w-]+\/guardian/.test(text));
		};
		expect(await asksAgain()).toBe(true);
		const link = await makeLink(token);
		expect(await asksAgain()).toBe(true);
		await agree(link);
		expect(await asksAgain()).toBe(false);
	});

	it("stores what was shown in the language of the page, and counts once checked", async () => {
		const { id, token } = await apply();
		const link = await makeLink(token);
		const view = await findGuardianByToken(site.services.db, link, moment);
		if (!view) throw new Error("no link");
		expect(await answer(link, { ...mother, answer: "given", way: "call", shown: "0" }, "ta")).toEqual({
			ok: false,
			reason: "stale",
		});
		await answer(link, { ...mother, answer: "given", way: "details", id_kind: "pan", id_end: "12ab" }, "ta");
		const row = await current();
		expect(row).toMatchObject({
			answer: "given",
			consent_language: "ta",
			name: "Lakshmi Raman",
			phone: "9840012345",
			id_kind: "pan",
			id_end: "12AB",
			answered_at: start.toISOString(),
		});
		expect(row?.consent_text).toContain("சம்மதிக்கிறேன்");
		expect(row?.consent_text).toContain("Meenakshi Raman");
		expect(row?.consent_text).toContain("பிறந்த தேதி");
		expect(row?.consent_text).toContain("B.Arch விண்ணப்பம்");
		expect(row?.consent_english).toMatch(/\(B\.Arch application\).*Date of birth.*I agree that [^\u0b80-\u0bff]*$/s);
		expect(
			createHash("sha256")
				.update(row?.consent_text ?? "")
				.digest("hex"),
		).toBe(row?.consent_sha256);
		expect(row?.consent_sha256).not.toBe(inLanguage("hi", () => shownNotice(view, site.services.school)).sha256);
		expect(await offer(id)).toMatchObject({ ok: false });
		expect(await check(id, "confirmed", " ")).toMatchObject({ ok: false });
		const { actId } = await check(id, "confirmed");
		expect(await check(id, "confirmed")).toMatchObject({ ok: false });
		expect((await viewGuardianLink(site.services.db, token, moment))?.state).toBe("confirmed");
		expect(await undo(actId)).toMatchObject({ ok: true });
		expect((await viewGuardianLink(site.services.db, token, moment))?.state).toBe("declared");
		await check(id, "confirmed");
		expect(await offer(id)).toMatchObject({ ok: true });
	});

	it("is told in words what is missing, and loses nothing", async () => {
		const { token } = await apply();
		const link = await makeLink(token);
		const refusedGuardianOutcome = await answer(
			link,
			{ answer: "given", phone: "12", email: "no", way: "details" },
			"hi",
		);
		expect(refusedGuardianOutcome).toEqual({
			ok: false,
			reason: "invalid",
			errors: {
				name: "अपना नाम लिखें।",
				relation: "बताएँ कि आप आवेदक के कौन हैं।",
				email: "सही ईमेल पता लिखें।",
				phone: "सही फ़ोन नंबर लिखें।",
				declaration: "इसकी पुष्टि करें। हमें किसी वयस्क का उत्तर चाहिए।",
				id_kind: "दस्तावेज़ चुनें।",
				id_end: "उसके ठीक आखिरी 4 अंक या अक्षर लिखें।",
			},
		});
		expect(await agree(link, { way: "copy" })).toMatchObject({
			errors: { copy: expect.stringContaining("photo") },
		});
		// Withholding asks for no more than who does so.
		expect(await answer(link, { ...mother, phone: "", answer: "withheld" })).toEqual({ ok: true });
		expect(await current()).toMatchObject({ answer: "withheld", phone: null, way: null });
	});

	it("has one link at a time, which no one can guess, and which ends", async () => {
		const { id, token } = await apply();
		const [first, again] = [await makeLink(token), await makeLink(token)];
		expect(again).toBe(first);
		const other = await issueToken(site.services.db, id, moment);
		// Another device cannot show the link, and makes another in its place when it is asked to.
		expect(await makeLink(other)).toBe("");
		const second = await makeLink(other, true);
		expect(await findGuardianByToken(site.services.db, first, moment)).toBeUndefined();
		expect(await agree(first)).toEqual({ ok: false, reason: "gone" });
		const guessed = `${second.startsWith("A") ? "B" : "A"}${second.slice(1)}`;
		expect(await findGuardianByToken(site.services.db, guessed, moment)).toBeUndefined();
		pass(31 * day);
		expect(await agree(second)).toEqual({ ok: false, reason: "gone" });
		expect((await viewGuardianLink(site.services.db, other, moment))?.state).toBe("expired");
		const third = await makeLink(other, true);
		expect([third === second, (await rows()).length]).toEqual([false, 1]);
	});

	it("has another link at any time, however its former links have ended", async () => {
		const { token } = await apply();
		const first = await makeLink(token);
		expect(await answer(first, { ...mother, answer: "withheld" })).toEqual({ ok: true });
		expect(await makeLink(token, true)).not.toBe(first);
		pass(61 * day);
		await deleteOldGuardianCopies(site.services.db, moment);
		const again = await makeLink(token);
		expect(again).not.toBe("");
		expect(again).not.toBe(first);
	});

	it("answers once when two press the button at the same time", async () => {
		const { id, token } = await apply();
		const link = await makeLink(token);
		const father = { ...mother, relation: "father", name: "Raman Iyer" };
		const results = await Promise.all([
			agree(link, { email: "lakshmi@example.com" }),
			agree(link, { ...father, email: "raman@example.com" }),
		]);
		expect(results).toEqual([{ ok: true }, { ok: true }]);
		const acts = await site.services.db
			.selectFrom("audit_log")
			.select("act")
			.where("subject_id", "=", id)
			.where("act", "=", "guardian-given")
			.execute();
		const copies = (await readQueuedEmails(site.services)).filter(({ to_address: to }) => /^(lakshmi|raman)@/.test(to));
		expect([acts.length, (await rows()).length, copies.length]).toEqual([1, 1, 1]);
	});

	it("takes the consent back as easily, which stops the application and is on the desk", async () => {
		const { id, token } = await apply();
		const link = await makeLink(token);
		await agree(link, { email: "lakshmi@example.com" });
		await check(id, "confirmed");
		expect(await withdrawGuardian(context, { token: link }, moment)).toEqual({ ok: true });
		expect(await withdrawGuardian(context, { token: link }, moment)).toEqual({ ok: true });
		expect(filed).toEqual([expect.stringContaining("has withdrawn consent")]);
		expect(await offer(id)).toMatchObject({ ok: false });
		expect(await papers(id)).toMatchObject({ waits_for: "Check the guardian" });
		expect(
			(await readQueuedEmails(site.services)).filter(({ to_address: to }) => to.includes("lakshmi@")),
		).toHaveLength(2);
		await agree(link);
		expect((await viewGuardianLink(site.services.db, token, moment))?.state).toBe("declared");
	});

	it("sends a copy that is gone an hour after it was looked at, whatever happens in between", async () => {
		const { id, token } = await apply();
		const link = await makeLink(token);
		const { db, storage } = site.services;
		const view = await findGuardianByToken(db, link, moment);
		if (!view) throw new Error("no link");
		const path = `${site.services.stagingFolder}/copy`;
		await mkdir(site.services.stagingFolder, { recursive: true });
		await writeFile(path, "%PDF-1.7 copy");
		const sha256 = createHash("sha256").update("%PDF-1.7 copy").digest("hex");
		const file = { field: "copy", name: "aadhaar.pdf", size: 13, sha256, sentSha256: sha256, path };
		const upload = { fields: {}, files: [file], errors: {}, unscanned: undefined, discard: async () => {} };
		const { sha256: shown } = shownNotice(view, context.school);
		const fields = { ...mother, answer: "given", way: "copy", shown };
		expect(await answerGuardian(context, { token: link, fields, upload }, moment)).toEqual({
			ok: true,
		});
		const keys = async () =>
			(await db.selectFrom("guardian_copies").select("storage_key").execute()).map((row) => row.storage_key);
		const [key = ""] = await keys();
		const collect = async () => {
			const referenced = (keys: string[]) => referencedFileKeys(db, keys);
			await collectGarbage(storage, { referenced, olderThan: new Date(Date.now() + day) });
			const remainingKeys: string[] = [];
			for await (const each of storage.list()) remainingKeys.push(each.key);
			return remainingKeys;
		};
		expect(await collect()).toContain(key);
		pass(day);
		await check(id, "confirmed", "Seen.");
		expect(await deleteOldGuardianCopies(db, moment)).toBe(0);
		pass(3_600_000);
		expect(await deleteOldGuardianCopies(db, moment)).toBe(1);
		expect(await keys()).toEqual([]);
		expect(await collect()).not.toContain(key);
		expect(await current()).toMatchObject({ checked: "confirmed", check_note: "Seen." });
	});

	it("can be entered by the office, which can be undone", async () => {
		const { id, token } = await apply();
		const request = await within<{ actId: number }>((trx) =>
			askForGuardian(trx, context.school, { applicationId: id, by: priya }, moment),
		);
		expect((await readQueuedEmails(site.services)).map(({ subject }) => subject)).toContainEqual(
			expect.stringContaining("Ask a parent or guardian for consent"),
		);
		expect(await undo(request.actId)).toMatchObject({ ok: true });
		await answer(await makeLink(token), { ...mother, answer: "withheld" });
		const entry = { name: "Raman Iyer", relation: "father", phone: "", way: "call", note: "Read it out." } as const;
		const entered = await within<{ ok: boolean; actId: number }>((trx) =>
			enterGuardian(trx, { applicationId: id, ...entry, by: priya }, moment),
		);
		expect(await offer(id)).toMatchObject({ ok: true });
		expect((await rows()).map(({ name, ended_at }) => [name, ended_at === null])).toEqual([
			["Lakshmi Raman", false],
			["Raman Iyer", true],
		]);
		expect(await undo(entered.actId)).toMatchObject({ ok: true });
		expect(await current()).toMatchObject({ name: "Lakshmi Raman", answer: "withheld" });
	});

	it("can answer again when the office could not confirm the consent, and the applicant hears why", async () => {
		const { id, token } = await apply();
		const link = await makeLink(token);
		await agree(link);
		await check(id, "refused", "Nobody answers at this number");
		expect(await viewGuardianLink(site.services.db, token, moment)).toMatchObject({
			state: "refused",
			reason: "Nobody answers at this number",
		});
		const mail = (await readQueuedEmails(site.services)).find(({ text }) => text.includes("couldn’t verify"));
		expect(mail?.text).toContain("Nobody answers at this number.");
		expect(await agree(link)).toEqual({ ok: true });
		expect(await current()).toMatchObject({ checked: null, check_note: null, answer: "given" });
	});
});
