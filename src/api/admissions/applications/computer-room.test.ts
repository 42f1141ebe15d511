import { describe, expect, it } from "vitest";
import * as apiPaths from "#src/api-paths.ts";
import { barchAnswers, certificates } from "#tests/support/forms/application.ts";
import { draftCalls } from "#tests/support/forms/draft-calls.ts";
import { startApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";

describe.each(onEngine("postgres"))("a computer room (%s)", (engine) => {
	it("lets sixty pupils behind one address apply and set out to pay, each after a refusal", {
		timeout: 120_000,
	}, async () => {
		const school = await startApp(engine, { RATE_LIMIT: "on" });
		const draft = draftCalls(school);
		const files = await certificates();

		async function apply(pupil: number) {
			const answers = {
				...barchAnswers,
				name: `Pupil ${"abcdefghij"[pupil % 10]}`,
				email: `pupil-${pupil}@example.com`,
			};
			const token = await draft.begin();
			const { code } = await draft.save(token, answers);
			const uploads: Record<string, string> = {};
			for (const { field, ...file } of files) uploads[field] = await draft.uploaded(token, field, file);
			const submission = { ...answers, ...uploads, draft: token };
			const { code: refused } = await draft.submit({ ...submission, percentage_10: "many" });
			const { code: submitted, body } = await draft.submit(submission);
			const url = `/api/v1${apiPaths.paymentOrder}?application=${body.data?.token}`;
			const { statusCode } = await school.app.inject({ method: "POST", url });
			return { saved: code, refused, submitted, opened: statusCode };
		}
		for (let pupil = 0; pupil < 60; pupil++)
			expect(await apply(pupil)).toEqual({ saved: 200, refused: 422, submitted: 201, opened: 200 });

		const again = { ...barchAnswers, email: "pupil-0@example.com" };
		const codes: number[] = [];
		for (let count = 0; count < 22; count++) codes.push((await draft.submit({ ...again, address: `${count}` })).code);
		expect(codes.at(-1)).toBe(429);
		expect((await draft.submit({ ...again, email: "pupil-60@example.com" })).code).toBe(201);
		await school.close();
	});
});
