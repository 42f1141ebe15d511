import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { axe } from "#tests/support/browser/audit.ts";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { handmadePdf, streamObject } from "#tests/support/forms/hostile-documents.ts";
import { officeFaultsOf } from "#tests/support/office/faults.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { sendRaw } from "#tests/support/server/raw-request.ts";
import { ownProcess } from "#tests/support/server/site.ts";

const megabyte = 1024 * 1024;
const partBytes = 5 * megabyte;

/** A document of any length, which needs no renditions. */
function pdfOf(megabytes: number): Buffer {
	return handmadePdf({ objects: [streamObject(randomBytes(megabytes * megabyte), "")] });
}

const site = ownProcess();
let editor: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
	editor = await signedInMember(site, { name: "Meera Nair", role: "editor" });
	colleague = await signedInMember(site, { name: "Priya Raghavan" });
});

describe("uploads in parts", () => {
	const tus = { "tus-resumable": "1.0.0", "sec-fetch-site": "same-origin" };
	const ask = (
		method: string,
		path: string,
		{ by = editor, headers = {}, body }: { by?: SignedIn; headers?: Record<string, string>; body?: Buffer } = {},
	) =>
		fetch(new URL(path, site.url), {
			method,
			redirect: "manual",
			headers: { ...tus, cookie: by.cookie, ...headers },
			...(body && { body: new Uint8Array(body) }),
		});
	const begin = (size: number, name = "Prospectus.pdf", type = "application/pdf") =>
		ask("POST", "/office/media/uploads", {
			headers: {
				"upload-length": String(size),
				"upload-metadata": `filename ${btoa(name)},filetype ${btoa(type)}`,
			},
		});
	const sendPart = (path: string, offset: number, body: Buffer, by = editor) =>
		ask("PATCH", path, {
			by,
			body,
			headers: { "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
		});
	const offsetAt = async (path: string) => (await ask("HEAD", path)).headers.get("upload-offset");

	it("go on after a restart of the server, and become an item of the library", async () => {
		const file = pdfOf(12);
		const response = await begin(file.length);
		expect(response.status).toBe(201);
		const path = response.headers.get("location") ?? "";
		const first = await sendPart(path, 0, file.subarray(0, partBytes));
		expect([first.status, first.headers.get("upload-offset")]).toEqual([204, String(partBytes)]);
		await site.kill();
		await site.restart();
		expect(await offsetAt(path)).toBe(String(partBytes));
		expect((await ask("POST", path)).status).toBe(200);
		expect(await offsetAt(path)).toBe(String(partBytes));
		expect((await sendPart(path, partBytes, file.subarray(partBytes, 2 * partBytes))).status).toBe(204);
		expect((await sendPart(path, 2 * partBytes, file.subarray(2 * partBytes))).status).toBe(204);
		const addedMedia = await (await ask("POST", path)).json();
		expect(addedMedia).toMatchObject({ ok: true, existed: false });
		const serveResponse = await fetch(`${site.url}/media/document-${addedMedia.id}-1.pdf`);
		expect(Buffer.from(await serveResponse.arrayBuffer()).equals(file)).toBe(true);
		expect((await ask("HEAD", path)).status).toBe(404);
		expect(readdirSync(join(site.dataDir, "incoming"))).toEqual([]);
	});

	it("refuse parts that do not follow, that are too much, or that are another member’s", async () => {
		const file = pdfOf(1);
		const path = (await begin(file.length)).headers.get("location") ?? "";
		const wrong = await sendPart(path, 100, file.subarray(100));
		expect([wrong.status, wrong.headers.get("upload-offset")]).toEqual([409, "0"]);
		expect((await sendPart(path, 0, Buffer.concat([file, file]))).status).toBe(413);
		// Refused by its length, before its first byte: what is sent after the answer would only be cut off.
		const tooMuch = [
			`PATCH ${path} HTTP/1.1`,
			`Host: ${new URL(site.url).host}`,
			`Cookie: ${editor.cookie}`,
			"Tus-Resumable: 1.0.0",
			"Sec-Fetch-Site: same-origin",
			"Upload-Offset: 0",
			"Content-Type: application/offset+octet-stream",
			`Content-Length: ${pdfOf(6).length}`,
		];
		expect(await sendRaw(site.url, `${tooMuch.join("\r\n")}\r\n\r\n`)).toBe("HTTP/1.1 413 Payload Too Large");
		expect((await sendPart(path, 0, file, colleague)).status).toBe(404);
		expect((await ask("HEAD", path, { by: colleague })).status).toBe(404);
		const foreign = await ask("PATCH", path, {
			body: file.subarray(0, 100),
			headers: {
				"sec-fetch-site": "cross-site",
				"upload-offset": "0",
				"content-type": "application/offset+octet-stream",
			},
		});
		expect(foreign.status).toBe(403);
		expect((await ask("PATCH", path, { body: file })).status).toBe(415);
		expect(await offsetAt(path)).toBe("0");
		expect((await ask("DELETE", path)).status).toBe(204);
		expect((await ask("HEAD", path)).status).toBe(404);
		expect((await ask("HEAD", "/office/media/uploads/..%2f..%2fschool.sqlite")).status).toBe(404);
	});

	it("are refused when they are announced too large", async () => {
		for (const [type, megabytes, words] of [
			["video/mp4", 201, "larger than 200 MB"],
			["image/jpeg", 31, "larger than 30 MB"],
			["application/pdf", 21, "larger than 20 MB"],
		] as const) {
			const answer = await begin(megabytes * megabyte, "file", type);
			expect([answer.status, (await answer.json()).message]).toEqual([413, expect.stringContaining(words)]);
		}
		expect((await begin(0)).status).toBe(413);
	});
});

it("shows how far each file has come, and goes on after a lost connection and after a reload", async () => {
	const { page } = await openPage(site, desktop);
	await page.addInitScript(axe);
	await actAs(page, site, editor);
	await page.goto("/office/media/upload");
	await whenScripted(page);
	const folder = mkdtempSync(join(tmpdir(), "uploads-"));
	const files = [join(folder, "Prospectus.pdf"), join(folder, "Fees.pdf")] as const;
	writeFileSync(files[0], pdfOf(12));
	writeFileSync(files[1], pdfOf(1));
	const parts: string[] = [];
	let reachable = true;
	await page.route("/office/media/uploads/*", async (route) => {
		if (route.request().method() !== "PATCH") return route.continue();
		const offset = (await route.request().headerValue("upload-offset")) ?? "";
		if (!reachable) return route.abort("connectionfailed");
		parts.push(offset);
		if (offset !== "0") reachable = false;
		await route.continue();
	});
	const row = page.getByRole("listitem").filter({ hasText: "Prospectus.pdf" });
	await page.setInputFiles("input[type=file]", files);
	await row.getByText("No connection. It’ll continue automatically.").waitFor();
	expect(await row.getByRole("progressbar").getAttribute("value")).toBe("83");
	expect(await officeFaultsOf(page)).toEqual([]);
	// The same page again, and the same file: what has come is not sent again.
	await page.reload();
	await whenScripted(page);
	await page.unroute("/office/media/uploads/*");
	const offsets: (string | null)[] = [];
	page.on("request", (request) => {
		if (request.method() === "PATCH") offsets.push(request.headers()["upload-offset"] ?? null);
	});
	await page.setInputFiles("input[type=file]", files);
	await page.getByText("2 files uploaded.").waitFor({ state: "attached" });
	expect(parts).toEqual(["0", String(partBytes)]);
	expect(offsets).toEqual([String(2 * partBytes), "0"]);
	await page.getByRole("button", { name: "Remove: Fees.pdf" }).click();
	await page.getByRole("button", { name: "Add to the library" }).click();
	await page.getByRole("heading", { level: 1, name: "Prospectus" }).waitFor();
	await expect.poll(() => readdirSync(join(site.dataDir, "incoming"))).toEqual([]);
});

it("waits while its member is signed out and while the office does not answer, and begins once", async () => {
	const { page } = await openPage(site, desktop);
	await actAs(page, site, editor);
	await page.goto("/office/media/upload");
	await whenScripted(page);
	const cookies = await page.context().cookies();
	await page.context().clearCookies();
	const row = page.getByRole("listitem").filter({ hasText: "Rules.pdf" });
	const file = { name: "Rules.pdf", mimeType: "application/pdf", buffer: pdfOf(6) };
	await page.setInputFiles("input[type=file]", file);
	await row.getByText("You’re signed out. Sign in in another tab. It’ll continue automatically.").waitFor();
	const failing = [`PATCH ${partBytes}`, "HEAD ", "HEAD "];
	await page.route("/office/media/uploads/*", async (route) => {
		const [next] = failing;
		const request = route.request();
		if (`${request.method()} ${(await request.headerValue("upload-offset")) ?? ""}` !== next) return route.continue();
		failing.shift();
		await route.fulfill({ status: 503, body: "Not now" });
	});
	const startedUploads: string[] = [];
	page.on("response", (answer) => {
		if (answer.status() === 201) startedUploads.push(answer.headers().location ?? "");
	});
	await page.context().addCookies(cookies);
	await row.getByText("No connection. It’ll continue automatically.").waitFor();
	await page.getByText("1 file uploaded.").waitFor({ state: "attached" });
	expect([failing, startedUploads]).toEqual([[], [expect.stringMatching(/^\/office\/media\/uploads\//)]]);
});

it("takes files that are dropped and pasted, and says at once which are too large", async () => {
	const { page } = await openPage(site, desktop);
	await actAs(page, site, editor);
	await page.goto("/office/media/upload");
	await whenScripted(page);
	await page.evaluate(() => {
		const giveFile = (name: string, text: string) => {
			const files = new DataTransfer();
			files.items.add(
				new File([`%PDF-1.7\n%${text}\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`], name, {
					type: "application/pdf",
				}),
			);
			return files;
		};
		const box = document.querySelector("[data-drop]");
		box?.dispatchEvent(
			new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: giveFile("Dropped.pdf", "1") }),
		);
		document.body.dispatchEvent(
			new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: giveFile("Pasted.pdf", "2") }),
		);
		const large = new DataTransfer();
		large.items.add(new File([new Uint8Array(21 * 1024 * 1024)], "Large.pdf", { type: "application/pdf" }));
		box?.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: large }));
	});
	await page.getByText("Not accepted: it is larger than 20 MB. Export it smaller.").waitFor();
	await page.getByText("2 files uploaded. 1 not accepted.").waitFor({ state: "attached" });
	await page.getByRole("button", { name: "Add to the library" }).click();
	await page.getByText("2 files added.").waitFor();
	for (const name of ["Dropped", "Pasted"]) await page.getByRole("link", { name }).waitFor();
});
