import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { certificates, diplomaAnswers, multipart } from "#tests/support/forms/application.ts";
import { startClamdPeer } from "#tests/support/forms/clamd-peer.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { startApp } from "#tests/support/server/app.ts";
import { clamdScanner, ScannerUnavailableError } from "./virus-scan.server.ts";

const folder = mkdtempSync(join(tmpdir(), "scanned-"));
afterAll(() => rmSync(folder, { recursive: true }));
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const close of closing.splice(0)) await close();
});

const file = (content: Buffer | string) => {
	const path = join(folder, "file");
	writeFileSync(path, content);
	return path;
};

async function clamd(socket?: string) {
	const peer = await startClamdPeer(socket);
	closing.push(peer.close);
	return peer;
}

it.each(["a port", "a socket"])("finds what the signatures know, by %s, and nothing else", async (kind) => {
	const peer = await clamd(kind === "a socket" ? join(folder, "clamd.ctl") : undefined);
	const scan = clamdScanner(peer.address);
	expect(await scan(file("harmless"))).toBeUndefined();
	expect(await scan(file(`a ${peer.signature} b`))).toBe("Test.Signature");
	// Across the border of two chunks, and as large as a portfolio.
	const large = Buffer.concat([Buffer.alloc(65_530), Buffer.from(peer.signature), Buffer.alloc(20 * 1024 * 1024)]);
	expect(await scan(file(large))).toBe("Test.Signature");
	expect(await scan(file(""))).toBeUndefined();
});

describe("takes no file", () => {
	const serve = async (onSocket: (socket: Socket) => void) => {
		const server: Server = createServer((socket) => {
			socket.on("error", () => {});
			socket.resume();
			onSocket(socket);
		});
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		closing.push(() => new Promise((resolve) => server.close(resolve)));
		const address = server.address();
		if (typeof address !== "object" || !address) throw new Error("The server has no port");
		return clamdScanner({ host: "127.0.0.1", port: address.port }, 100);
	};

	it.each<[string, (socket: Socket) => void]>([
		["says nothing", () => {}],
		["hangs up", (socket) => socket.destroy()],
		["answers something else", (socket) => socket.end("UNKNOWN COMMAND\0")],
		["has no room", (socket) => socket.end("INSTREAM size limit exceeded. ERROR\0")],
		["answers half", (socket) => socket.end("stream: ")],
	])("when the scanner %s", async (_what, onSocket) => {
		const scan = await serve(onSocket);
		await expect(scan(file(Buffer.alloc(3_000_000)))).rejects.toThrow(ScannerUnavailableError);
	});

	it("when there is no scanner", async () => {
		await expect(clamdScanner({ path: join(folder, "none.ctl") })(file("x"))).rejects.toThrow(ScannerUnavailableError);
	});
});

it("keeps a virus out of an application, and everything while no one can tell", async () => {
	const peer = await clamd();
	const school = await startApp("sqlite", { PAYMENTS: "off", CLAMD_SOCKET: `127.0.0.1:${peer.port}` });
	const send = async (content: Buffer) => {
		const [first, ...others] = await certificates();
		if (!first) throw new Error("There are no documents");
		const { body, contentType } = await multipart(diplomaAnswers, [{ ...first, content }, ...others]);
		const headers = { "content-type": contentType };
		const answer = await school.app.inject({
			method: "POST",
			url: "/api/v1/website/application/add",
			body,
			headers: { ...headers, "idempotency-key": "the-same-form" },
		});
		return { answer, field: first.field };
	};
	const infected = await send(await makePdf(`a mark sheet`).then((pdf) => withComment(pdf, peer.signature)));
	expect(infected.answer.statusCode).toBe(422);
	expect(infected.answer.json().errors[infected.field]).toMatch(/^We found a virus in this file/);
	expect(school.log()).toContain("Test.Signature");
	expect(school.log()).not.toContain(peer.signature);
	await peer.close();
	const unchecked = await send(await makePdf());
	expect(unchecked.answer.statusCode).toBe(503);
	expect(unchecked.answer.headers["retry-after"]).toBe("30");
	expect(unchecked.answer.json().message).toMatch(/^We can’t check files for viruses at the moment/);
	expect(await school.services.db.selectFrom("applications").select("id").execute()).toEqual([]);
	const again = await startClamdPeer(undefined, peer.port);
	closing.push(again.close);
	expect((await send(await makePdf())).answer.statusCode).toBe(201);
	await school.close();
});

/** Puts a comment after the header, where readers expect one. */
function withComment(pdf: Buffer, text: string): Buffer {
	const first = pdf.indexOf("\n") + 1;
	// Readers find the table by its keyword when its offset has moved.
	return Buffer.concat([pdf.subarray(0, first), Buffer.from(`% ${text}\n`), pdf.subarray(first)]);
}
