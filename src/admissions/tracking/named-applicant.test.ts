import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findNextChange } from "#src/admissions/completion/lock-application.server.ts";
import { actorLabel, isByApplicant } from "#src/audit/actor.ts";
import { readActs, recordAct } from "#src/audit/audit-log.server.ts";
import { changedBy } from "#src/cases/acts/act-result.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { changeStage, undoStage } from "./change-stage.server.ts";

const now = new Date("2026-11-20T06:00:00.000Z");
/** Name that a member of an earlier release may have. */
const by = { id: 4, name: "applicant" };
const subject = { kind: "application", id: 1 };

describe.each(onEngine("sqlite"))("a member who is called “applicant” (%s)", (engine) => {
	let site: TestApp;
	beforeEach(async () => {
		site = await startApp(engine, {}, () => now);
		const { body, contentType } = await multipart(barchAnswers, []);
		const request = { method: "POST", url: "/api/v1/website/application/add", body } as const;
		await site.app.inject({ ...request, headers: { "content-type": contentType } });
	});
	afterEach(() => site.close());

	type Trx = Parameters<typeof changeStage>[0];
	const within = <Result>(work: (trx: Trx) => Promise<Result>) => site.services.db.transaction().execute(work);
	const acting = { applicationId: 1, actor: by.name, by };
	const move = (to: "declined" | "reading" | "withdrawn", who: { actor: string; by?: typeof by } = acting) =>
		within((trx) => changeStage(trx, site.services.school, { ...who, applicationId: 1, to }, now));

	it("moves an application as the school does, and undoes it so", async () => {
		const { db, school } = site.services;
		expect(await move("reading", { actor: "applicant" })).toMatchObject({ ok: false });
		expect(await move("reading")).toMatchObject({ ok: true });
		expect(await move("declined")).toMatchObject({ ok: true });
		const mailsOf = async () =>
			(await db.selectFrom("outbox").select("template").execute()).map(({ template }) => template);
		const before = await mailsOf();
		await within((trx) => undoStage(trx, school, acting, now));
		// The office is written to where an applicant moves, and applicants where the office does.
		expect((await mailsOf()).filter((each) => each === "new-stage")).toEqual(
			before.filter((each) => each === "new-stage"),
		);
	});

	it("is shown by name, while applicants stay who they were in old rows", async () => {
		const { db } = site.services;
		await move("withdrawn");
		await within((trx) => undoStage(trx, site.services.school, acting, now));
		await move("withdrawn", { actor: "applicant" });
		const acts = (await readActs(db, subject)).filter(({ act }) => act.startsWith("stage"));
		expect(acts.map(isByApplicant)).toEqual([false, false, true]);
		expect(acts.map(actorLabel)).toEqual(["applicant", "applicant", "The applicant"]);
		expect(changedBy(acts.slice(0, 1))).toBe("applicant changed this while you were writing.");
		expect(changedBy(acts)).toBe("The applicant changed this while you were writing.");
	});

	it("uses up nothing of what an applicant may change in a day", async () => {
		const record = (memberId: number | null) =>
			within(async (trx) => {
				for (let times = 0; times < 60; times += 1)
					await recordAct(trx, { actor: "applicant", memberId, act: "answers-corrected", subject }, now);
			});
		await record(by.id);
		expect(await within((trx) => findNextChange(trx, 1, now))).toBeUndefined();
		await record(null);
		expect(await within((trx) => findNextChange(trx, 1, now))).toEqual(new Date(now.getTime() + 86_400_000));
	});
});
