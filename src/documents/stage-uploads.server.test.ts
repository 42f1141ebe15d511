import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { documentKinds } from "#src/forms/documents.ts";
import { makeDocx, makePdf } from "#tests/support/forms/documents.ts";
import { encryptions, encryptPdf } from "#tests/support/forms/encrypted-pdf.ts";
import {
	brokenHeic,
	corners,
	kindsOfPictures,
	photograph,
	readPhotographs,
	upright,
} from "#tests/support/forms/photographs.ts";
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

it("takes a PDF that opens without a password as what is inside, and refuses one that does not", async () => {
	const flags = encryptions["AES, 256 bits"];
	const [open, locked] = [await encryptPdf(await makePdf(), flags), await encryptPdf(await makePdf(), flags, "marks")];
	const parsedForm = await parseMultipart(inOrder(file(open)), { folder: staging }, () => "certificate");
	const [staged] = parsedForm.files;
	const storedBytes = readFileSync(staged?.path ?? "");
	const hash = (content: Buffer) => createHash("sha256").update(content).digest("hex");
	expect(staged).toMatchObject({ size: storedBytes.length, sha256: hash(storedBytes), sentSha256: hash(open) });
	expect(storedBytes.includes("/Encrypt")).toBe(false);
	const refusedForm = await parseMultipart(inOrder(file(locked)), { folder: staging }, () => "certificate");
	expect(refusedForm).toMatchObject({ files: [], errors: { certificate_10: "encrypted" } });
});

describe("from a page without code", () => {
	const stage = (...parts: MultipartPart[]) =>
		parseMultipart(inOrder(...parts), { folder: staging }, () => "photographed");

	it.each([
		["jfif", async (picture: Buffer) => picture],
		["webp", kindsOfPictures.webp],
		["avif", kindsOfPictures.avif],
		["gif", kindsOfPictures.gif],
		["tif", kindsOfPictures.tiff],
		["heic", kindsOfPictures.heic],
	] as const)("a picture is taken as JPEG by its content, also one called .%s or nothing", async (ending, make) => {
		const content = await make(await photograph({ width: 240, height: 320 }));
		for (const name of [`marks.${ending}`, "marks", "marks.pdf"]) {
			const { files, errors } = await stage(file(content, name));
			expect([errors, files[0]?.name]).toEqual([{}, "marks.jpg"]);
			expect(await corners(readFileSync(files[0]?.path ?? ""))).toEqual(upright);
		}
	});

	it("a picture that cannot be decoded is refused with what to do, and a film of pictures, too", async () => {
		const bmp = await kindsOfPictures.bmp(await photograph({ width: 24, height: 32 }));
		const frame = (background: string) =>
			sharp({ create: { width: 9, height: 9, channels: 3, background } })
				.png()
				.toBuffer();
		const frames = await Promise.all([frame("#fff"), frame("#000")]);
		const moving = await sharp(frames, { join: { animated: true } })
			.gif()
			.toBuffer();
		for (const [content, label] of [
			[brokenHeic, "damaged"],
			[(await kindsOfPictures.heic(bmp)).subarray(0, 900), "damaged"],
			[bmp, "picture"],
			[moving, "moving"],
			[(await kindsOfPictures.webp(await photograph({ width: 240, height: 320 }))).subarray(0, 90), "damaged"],
		] as const) {
			const { files, errors } = await stage(file(content, "marks.jpg"));
			expect([files, errors]).toEqual([[], { certificate_10: label }]);
		}
	});

	it("a PDF or DOCX is taken whatever it is called, and a text never", async () => {
		const { files } = await stage(file(await makePdf(), "marks.png"));
		expect(files.map(({ name }) => name)).toEqual(["marks.png.pdf"]);
		const stagedForm = await stage(file(await makeDocx(), "letter.pdf"));
		expect([stagedForm.errors, stagedForm.files.map(({ name }) => name)]).toEqual([{}, ["letter.pdf.docx"]]);
		const { errors } = await stage(file(Buffer.from("88 %"), "marks.webp"));
		expect(errors).toEqual({ certificate_10: documentKinds.photographed.notTaken });
	});

	it("several pictures are the pages of one PDF, in their order", async () => {
		const front = await photograph({ width: 300, height: 400, orientation: 6 });
		const back = await photograph({ width: 400, height: 300, transparent: 0.4 });
		const noisy = await photograph({ width: 4000, height: 3000, grain: 60 });
		const { files, errors } = await stage(file(front, "front.jpg"), file(back, "back.png"), file(noisy, "third.jpg"));
		expect([errors, files.map(({ name }) => name)]).toEqual([{}, ["front.pdf"]]);
		const storedBytes = readFileSync(files[0]?.path ?? "");
		expect(storedBytes.length).toBeLessThanOrEqual(documentKinds.certificate.maxSize);
		const { pages } = readPhotographs(storedBytes);
		expect(await Promise.all(pages.map(({ jpeg }) => corners(jpeg)))).toEqual([
			upright,
			["red", "green", "white", "white"],
			upright,
		]);
	});

	it.each([
		["two PDFs", ["a.pdf", "b.pdf"]],
		["a PDF and a picture", ["a.pdf", "b.jpg"]],
		["a picture and a PDF", ["a.jpg", "b.pdf"]],
	])("%s are refused as one document", async (_what, names) => {
		const [pdf, jpeg] = [await makePdf(), await photograph({ width: 60, height: 80 })];
		const { errors } = await stage(...names.map((name) => file(name.endsWith("pdf") ? pdf : jpeg, name)));
		expect(errors).toEqual({ certificate_10: "several" });
	});

	it("where a page is not taken, none is", async () => {
		const good = await photograph({ width: 60, height: 80 });
		const { files, errors } = await stage(file(good, "a.jpg"), file(brokenHeic, "b.heic"), file(good, "c.jpg"));
		expect([files, errors]).toEqual([[], { certificate_10: "damaged" }]);
	});
});
