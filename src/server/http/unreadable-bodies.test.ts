import { afterAll, beforeAll, expect, it } from "vitest";
import { apiDocs, apiRoot } from "#src/api-paths.ts";
import { type Target, targetsOfApi } from "#tests/support/fuzz/targets.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";

let school: TestApp;
let targets: Target[];
beforeAll(async () => {
	school = await startApp("sqlite");
	targets = targetsOfApi((await school.app.inject(`${apiDocs}/json`)).json()).filter(({ types }) => types.length > 0);
});
afterAll(() => school.close());

async function send({ method, path }: Target, type: string, payload: string) {
	const url = path.replace(/:\w+/g, "1");
	const headers = { "content-type": type, "idempotency-key": "deep-and-long-0001" };
	const { statusCode } = await school.app.inject({ method: method as "POST", url, headers, payload });
	return statusCode;
}

it.each([
	["POST", "draft/add", "body", "must be an object"],
	["GET", "application/status?x=1", "authorization", "must be Bearer <token>, with the token of the application"],
])("names what is wrong with %s %s: %s", async (method, address, name, sentence) => {
	const { app } = school;
	const answer = await app.inject({ method: method as "POST", url: `${apiRoot}/v1/website/${address}` });
	expect([answer.statusCode, answer.json()]).toEqual([
		422,
		{ status: false, message: `Check these fields: ${name}.`, errors: { [name]: sentence } },
	]);
});

it("says which values a parameter takes", async () => {
	const answer = await school.app.inject(`${apiRoot}/v1/razarpay/?application=token&fee=other`);
	expect(answer.json().errors).toEqual({ fee: "must be one of these: application, seat" });
});

const nested = [
	["[", "]"],
	['{"a":', "}"],
	['["a",', "]"],
] as const;

it.each([3, 21, 7000, 60_000])(
	"answers JSON that is nested %d levels deep as a sender's fault, at every address",
	async (depth) => {
		const [known] = targets;
		expect([known?.path.startsWith(apiRoot), targets.length > 15]).toEqual([true, true]);
		for (const target of targets) {
			for (const [open, close] of nested) {
				const deep = `${open.repeat(depth)}1${close.repeat(depth)}`.slice(0, 250_000);
				const fields = [...new Set(["consent", ...target.fields.map(({ name }) => name)])];
				for (const text of [deep, ...fields.map((name) => `{${JSON.stringify(name)}:${deep}}`)]) {
					const status = await send(target, "application/json", text);
					expect([target.path, status, status >= 400 && status < 500]).toEqual([target.path, status, true]);
				}
			}
		}
	},
);

it.each([71, 252, 253, 300, 5000])("refuses a boundary of %d characters with 400, at every address", async (length) => {
	const boundary = "b".repeat(length);
	const body = `--${boundary}\r\ncontent-disposition: form-data; name="name"\r\n\r\nKavya\r\n--${boundary}--\r\n`;
	for (const target of targets) {
		for (const contentType of [
			`boundary=${boundary}`,
			`Boundary="${boundary}"`,
			`charset=utf-8; boundary = ${boundary}`,
		])
			expect([target.path, await send(target, `multipart/form-data; ${contentType}`, body)]).toEqual([
				target.path,
				400,
			]);
		for (const contentType of [`boundary*=utf-8''${boundary}`, `boundary*0=${boundary}`, 'boundary=""', "boundary"]) {
			const status = await send(target, `multipart/form-data; ${contentType}`, body);
			expect([target.path, status < 500]).toEqual([target.path, true]);
		}
	}
});

it("takes a boundary of 70 characters", async () => {
	const boundary = "b".repeat(70);
	const body = `--${boundary}\r\ncontent-disposition: form-data; name="name"\r\n\r\nKavya\r\n--${boundary}--\r\n`;
	const target = targets.find(({ types }) => types.includes("multipart/form-data")) ?? expect.fail("no form in parts");
	expect(await send(target, `multipart/form-data; boundary="${boundary}"`, body)).toBe(422);
});
