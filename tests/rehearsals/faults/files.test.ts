import { expect, onTestFinished, test } from "vitest";
import { documentKinds } from "#src/forms/documents.ts";
import { combinations, startFaultySite } from "#tests/support/faults/faulty-site.ts";
import { makeDocx, makePdf } from "#tests/support/forms/documents.ts";
import { hostilePdfs } from "#tests/support/forms/hostile-documents.ts";

const { maxSize } = documentKinds.certificate;
const whole = await makePdf("Class 10");
const sizedTo = async (size: number) => {
	const pdf = await makePdf("Class 10", size);
	return Buffer.concat([pdf, Buffer.alloc(Math.max(0, size - pdf.length), 0x20)]).subarray(0, size);
};

/** Documents by what they are, and whether they are accepted. */
const documents: [string, string, () => Buffer | Promise<Buffer>, boolean][] = [
	["a PDF", "marks.pdf", () => whole, true],
	["a DOCX", "marks.docx", () => makeDocx("Class 10"), true],
	["a PDF called DOCX", "marks.docx", () => whole, false],
	["a DOCX called PDF", "marks.pdf", () => makeDocx("Class 10"), false],
	["a program called PDF", "marks.pdf", () => Buffer.from("MZ\x90\x00 This program cannot be run in DOS mode."), false],
	["a page called PDF", "marks.pdf", () => Buffer.from("<!DOCTYPE html><script>alert(1)</script>"), false],
	["a PDF cut in the middle", "marks.pdf", () => whole.subarray(0, whole.length / 2), false],
	...[0, 1, 2, 3, 4].map((size): (typeof documents)[number] => [
		`${size} bytes`,
		"marks.pdf",
		() => whole.subarray(0, size),
		false,
	]),
	["one byte more than is taken", "marks.pdf", () => sizedTo(maxSize + 1), false],
	["ten times what is taken", "marks.pdf", () => Buffer.alloc(10 * maxSize, 0x20), false],
	...Object.entries(hostilePdfs).map(([name, { make }]): (typeof documents)[number] => [
		name,
		"marks.pdf",
		() => make(whole),
		false,
	]),
];

test.each(combinations)(
	"takes documents of every size and disguise, or says why not ($engine, $files)",
	async (on) => {
		const site = await startFaultySite(on);
		onTestFinished(() => site.drop());
		const api = `${site.url}/api/v1/website`;
		let taken = 0;
		for (const [what, name, make, isTaken] of documents) {
			const body = JSON.stringify({ application_type: "barch" });
			const response = await fetch(`${api}/draft/add`, {
				method: "POST",
				headers: { "content-type": "application/json" },
				body,
			});
			const { token } = (await response.json()).data;
			const form = new FormData();
			form.append("file", new Blob([new Uint8Array(await make())]), name);
			const headers = { authorization: `Bearer ${token}` };
			const answer = await fetch(`${api}/draft/file/certificate_10`, { method: "POST", headers, body: form });
			const spokenBody = await answer.json();
			expect([what, answer.status]).toEqual([what, isTaken ? 201 : expect.toBeOneOf([413, 422])]);
			if (isTaken) taken++;
			else
				expect(spokenBody.errors?.certificate_10 ?? spokenBody.errors?.file ?? spokenBody.message).toMatch(/\w+ \w+/);
		}
		const storage = await site.storage();
		const keys: string[] = [];
		for await (const { key } of storage.list()) keys.push(key);
		expect(keys.length).toBe(taken);
		expect((await fetch(site.url)).status).toBe(200);
		expect(site.output()).not.toContain('"level":50');
	},
	600_000,
);
