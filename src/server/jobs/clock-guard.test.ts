import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { JobContext } from "#src/jobs/job-kind.ts";
import { databaseChecks } from "#src/server/health/checks/database-checks.ts";
import type { CheckContext } from "#src/server/health/checks/school-check.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { mayErase } from "./clock-guard.ts";
import { upkeepJobs } from "./upkeep-jobs.ts";

describe.each(["sqlite", "postgres"] as const)("a clock (%s)", (engine) => {
	let site: TestApp;
	let moment: Date;
	beforeEach(async () => {
		moment = new Date("2026-11-20T06:00:00.000Z");
		site = await startApp(engine, {}, () => moment);
	});
	afterEach(() => site.close());

	const at = (day: string) => {
		moment = new Date(`${day}T06:00:00.000Z`);
		return mayErase(site.services);
	};

	it("that goes on as clocks do lets records be erased", async () => {
		expect([await at("2026-11-20"), await at("2026-11-21"), await at("2026-12-19")]).toEqual([true, true, true]);
	});

	it("that is years ahead erases nothing for a week, in which setting it right ends the matter", async () => {
		await at("2026-11-20");
		expect([await at("2029-11-20"), await at("2029-11-24"), await at("2026-11-21")]).toEqual([false, false, true]);
		expect([await at("2029-11-20"), await at("2029-11-26"), await at("2029-11-27")]).toEqual([false, false, true]);
	});

	it("that was wrong before it was ever looked at is known by the newest act", async () => {
		await site.services.db
			.insertInto("audit_log")
			.values({
				at: "2026-11-20T06:00:00.000Z",
				actor: "applicant",
				act: "document-sent",
				subject_kind: "x",
				subject_id: 1,
			})
			.execute();
		expect(await at("2029-11-20")).toBe(false);
	});

	it("that has jumped keeps the jobs that erase from their work, and is told to the operator", async () => {
		const response = await site.app.inject({
			method: "POST",
			url: "/api/v1/website/sidebar-form/add",
			payload: { name: "Kavya", email: "kavya@example.com", phone_number: "9443212345", message: "Hello" },
		});
		expect(response.statusCode).toBe(201);
		await at("2026-11-20");
		moment = new Date("2029-11-20T06:00:00.000Z");
		const erasing = upkeepJobs(site.services).filter(({ name }) => ["retention", "drafts", "trash"].includes(name));
		const context = { signal: AbortSignal.any([]) } as JobContext;
		for (const job of erasing) expect(await job.run(null as never, context)).toBe("Nothing, because the clock jumped");
		expect(await site.services.db.selectFrom("enquiries").select("id").execute()).toHaveLength(1);
		const { db, settings } = site.services;
		const clock = await databaseChecks.clock.look({ db, settings } as CheckContext);
		expect(clock).toMatchObject({ state: "failing", sentence: expect.stringContaining("jumped ahead") });
	});
});
