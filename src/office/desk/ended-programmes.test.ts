import { describe, expect, it, onTestFinished } from "vitest";
import { readFormerTypes } from "#src/admissions/applications/former-types.server.ts";
import { readSeats } from "#src/admissions/seats/read-seats.server.ts";
import { setSeats } from "#src/admissions/seats/set-seats.server.ts";
import { publishPart } from "#src/content/setup/publish-part.server.ts";
import { certificates, diplomaAnswers, multipart } from "#tests/support/forms/application.ts";
import { actor } from "#tests/support/office/actor.ts";
import { startApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { caseList } from "./case-list.ts";

const now = new Date("2027-02-10T06:00:00.000Z");

describe.each(onEngine("sqlite"))("a programme that has ended (%s)", (engine) => {
	it("can be chosen in the filter of cases, and has seats only where some are set", async () => {
		const { app, services, close } = await startApp(engine, {}, () => now);
		onTestFinished(close);
		const { db, current } = services;
		const { body, contentType } = await multipart(diplomaAnswers, await certificates());
		const url = "/api/v1/website/application/add";
		const sent = await app.inject({ method: "POST", url, body, headers: { "content-type": contentType } });
		expect(sent.statusCode).toBe(201);
		const seats = async () => (await readSeats(db, now)).find(({ type }) => type === "march")?.programmes;
		expect([await seats(), await readFormerTypes(db)]).toEqual([["environmental", "urbanDesign"], []]);

		const programmes = current.texts.outlines.programmes.filter(({ key }) => ["barch", "environmental"].includes(key));
		const by = { id: null, name: "The office" };
		const part = { name: "outlines", fields: { programmes }, names: ["programmes"], by } as const;
		await db.transaction().execute((trx) => publishPart(trx, part, now));
		await current.refresh();
		expect([await seats(), await readFormerTypes(db)]).toEqual([[], ["diploma"]]);
		const asked = caseList.parse(new URLSearchParams("type=diploma"));
		expect(asked).toMatchObject({ ok: true, query: { type: ["diploma"] } });
		expect(caseList.parse(new URLSearchParams("type=medicine")).ok).toBe(false);

		const lines = ["environmental", "urbanDesign"].map((programme) => ({ programme, category: "", seats: 8 }));
		const set = { type: "march", since: "2026-12-01", lines, by: actor(1, "Meera Nair") };
		expect(await db.transaction().execute((trx) => setSeats(trx, set, now))).toMatchObject({ ok: true });
		expect(await seats()).toEqual(["environmental", "urbanDesign"]);
	});
});
