import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makePdf } from "#tests/support/forms/documents.ts";
import { clearStaging, type MultipartPart, parseMultipart } from "./stage-uploads.server.ts";

let staging: string;
beforeEach(() => {
	staging = join(mkdtempSync(join(tmpdir(), "school-incoming-")), "incoming");
});
afterEach(() => rmSync(join(staging, ".."), { recursive: true }));

const file = (content: Buffer, fileName = "marks.pdf"): MultipartPart => ({
	type: "file",
	name: "certificate_10",
	fileName,
	stream: Object.assign(Readable.from([content]), { truncated: false }),
});
async function* inOrder(...parts: MultipartPart[]) {
	yield* parts;
}

const hour = 3_600_000;
const now = new Date("2026-11-20T09:00:00.000Z");
function leave(name: string, age: number) {
	mkdirSync(join(staging, name), { recursive: true });
	writeFileSync(join(staging, name, "half-a-file"), "%PDF-1.7");
	const at = new Date(now.getTime() - age);
	utimesSync(join(staging, name), at, at);
}

it("removes what interrupted uploads have left, but not uploads that may be in progress", async () => {
	leave("application-old", hour + 1);
	leave("application-older", 40 * hour);
	leave("application-young", hour - 1);
	expect(await clearStaging(staging, new Date(now.getTime() - hour))).toBe(2);
	expect(readdirSync(staging)).toEqual(["application-young"]);
	expect(await clearStaging(staging, new Date(now.getTime() - hour))).toBe(0);
});

it("removes nothing before the first upload", async () => {
	expect(await clearStaging(staging, now)).toBe(0);
});

it("keeps the files of an upload until they are discarded", async () => {
	const parsed = await parseMultipart(inOrder(file(await makePdf())), { folder: staging }, () => "certificate");
	expect(readdirSync(staging)).toHaveLength(1);
	await parsed.discard();
	expect(readdirSync(staging)).toEqual([]);
});

it("leaves nothing of an interrupted upload", async () => {
	async function* broken() {
		yield file(await makePdf());
		throw new Error("the connection broke");
	}
	await expect(parseMultipart(broken(), { folder: staging }, () => "certificate")).rejects.toThrow(
		"the connection broke",
	);
	expect(readdirSync(staging)).toEqual([]);
});
