import { expect, onTestFinished, test } from "vitest";
import { makeDocx, makePdf } from "#tests/support/forms/documents.ts";
import { startClamd } from "#tests/support/scanner/clamd.ts";
import { type RunningServer, startServer } from "#tests/support/server/server.ts";

async function openSite() {
	const clamd = await startClamd();
	onTestFinished(clamd.stop);
	const site = await startServer("sqlite", { CLAMD_SOCKET: clamd.socket, DEMO: "off" });
	onTestFinished(site.drop);
	return { clamd, site };
}

/** A saved application. @returns sends a document to it, and says what was answered */
async function beginDraft(site: RunningServer) {
	const api = `${site.url}/api/v1/website`;
	const body = JSON.stringify({ application_type: "barch" });
	const response = await fetch(`${api}/draft/add`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body,
	});
	const authorization = `Bearer ${(await response.json()).data.token}`;
	const send = async (name: string, content: Buffer) => {
		const form = new FormData();
		form.append("file", new Blob([new Uint8Array(content)]), name);
		const url = `${api}/draft/file/certificate_10`;
		const answer = await fetch(url, { method: "POST", headers: { authorization }, body: form });
		return { status: answer.status, retryAfter: answer.headers.get("retry-after"), body: await answer.json() };
	};
	const files = async () => {
		const answer = await fetch(`${api}/draft`, { headers: { authorization } });
		return (await answer.json()).data.files.map(({ name }: { name: string }) => name);
	};
	return { send, files };
}

test("ClamAV’s own daemon takes what is clean, and refuses what its signatures know, wherever it lies", async () => {
	const { clamd, site } = await openSite();
	const { send, files } = await beginDraft(site);
	expect((await send("marks.pdf", await makePdf("clean", 4_000_000))).status).toBe(201);
	const virusPdf = Buffer.concat([await makePdf("known"), Buffer.from(`\n% ${clamd.signature}\n%%EOF\n`)]);
	for (const [name, content] of [
		["known.pdf", virusPdf],
		["packed.docx", await makeDocx(clamd.signature)],
	] as const) {
		const refusal = await send(name, content);
		expect([name, refusal.status]).toEqual([name, 422]);
		expect(Object.values(refusal.body.errors).join()).toMatch(/virus/i);
	}
	expect(await files()).toEqual(["marks.pdf"]);
	expect(site.output()).toContain("School.Own.Signature");
});

test("while it is dead nothing is taken and nothing is lost, and it goes on when it is back", async () => {
	const { clamd, site } = await openSite();
	const { send, files } = await beginDraft(site);
	await send("first.pdf", await makePdf("first"));
	await clamd.kill();
	const refusal = await send("second.pdf", await makePdf("second"));
	expect([refusal.status, Number(refusal.retryAfter) > 0]).toEqual([503, true]);
	expect(await files()).toEqual(["first.pdf"]);
	await clamd.start();
	expect((await send("second.pdf", await makePdf("second"))).status).toBe(201);
	expect(await files()).toEqual(["second.pdf"]);
});
