import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bearing, tokenFor } from "#src/api/integrations/testing/tokens.ts";
import * as apiPaths from "#src/api-paths.ts";
import { multipart } from "#tests/support/forms/application.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { damaged } from "#tests/support/media/damaged.ts";
import { hostileFiles } from "#tests/support/media/hostile-files.ts";
import { randomRuns } from "#tests/support/rehearsal.ts";
import { startApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";

describe.each(onEngine("postgres"))("files that mean harm (%s)", (engine) => {
	it("are refused in words or taken, and the next good one is taken as ever", async () => {
		const school = await startApp(engine, { SITE_URL: "https://school.example" });
		const token = await tokenFor(school, ["media:write"]);
		const send = async (name: string, content: Buffer) => {
			const { body, contentType } = await multipart({}, [{ field: "file", name, content }]);
			const headers = { ...bearing(token), "content-type": contentType };
			const url = `/api/v1${apiPaths.officeMedia}`;
			const answer = await school.app.inject({ method: "POST", url, headers, body });
			return { ...answer.json(), status: answer.statusCode };
		};
		const files = await hostileFiles();
		for (const { name, content, fate } of files) {
			const { status, errors } = await send(name, content);
			expect([name, status]).toEqual([name, fate === "refused" ? 422 : 201]);
			if (fate === "refused") expect(errors.file).toMatch(new RegExp(`^${name}: (?:it|we) .*\\.$`));
		}
		const random = fc.sample(
			fc
				.constantFrom(...files)
				.chain(({ name, content }) => damaged(content).map((damagedFile) => ({ name, broken: damagedFile }))),
			{ numRuns: randomRuns(200), seed: Number(process.env.SEED ?? 7) },
		);
		for (const { name, broken } of random) expect([200, 201, 422]).toContain((await send(name, broken)).status);
		expect(await send("wall.jpg", await photograph({ width: 300, height: 200 }))).toMatchObject({ status: 201 });
		const upload = await send(
			"re\u0301sume\u0301\u202egpj.\u0007\t.exe.jpg",
			await photograph({ width: 320, height: 200 }),
		);
		const revisions = school.services.db.selectFrom("media_revisions").select("original_name").orderBy("id", "desc");
		expect([upload.status, (await revisions.executeTakeFirstOrThrow()).original_name]).toEqual([
			201,
			"r\u00e9sum\u00e9gpj. .exe.jpg",
		]);
		expect(readdirSync(school.services.stagingFolder)).toEqual([]);
		await school.close();
	});
});
