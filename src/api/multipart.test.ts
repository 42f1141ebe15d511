import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import multipartPlugin from "@fastify/multipart";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { DocumentKind } from "#src/forms/documents.ts";
import { handleErrors } from "#src/server/http/errors.ts";
import { readBodiesToEnd } from "#src/server/http/unread-bodies.ts";
import { multipart } from "#tests/support/forms/application.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { multipartLimits, parseUpload } from "./multipart.ts";

let staging: string;
let log: string[];
beforeEach(() => {
	staging = mkdtempSync(join(tmpdir(), "school-multipart-"));
	log = [];
});
afterEach(() => rmSync(staging, { recursive: true }));

/** A server that answers 200 with what `receive` returns, or 400. */
function serve(kindOf: (name: string) => DocumentKind | undefined = () => "certificate", onHandled = () => {}) {
	const stream = new Writable({
		write(line, _encoding, done) {
			log.push(String(line));
			done();
		},
	});
	const app = Fastify({ logger: { level: "error", stream } });
	handleErrors(app);
	readBodiesToEnd(app);
	app.register(multipartPlugin, { limits: multipartLimits });
	app.post("/", async (request, reply) => {
		const parsed = await parseUpload(request, { folder: staging }, kindOf).finally(onHandled);
		await parsed?.discard();
		return reply.code(parsed ? 200 : 400).send();
	});
	return app;
}

const post = (app: ReturnType<typeof serve>, body: string | Buffer, contentType: string) =>
	app.inject({ method: "POST", url: "/", body, headers: { "content-type": contentType } });

const partHead = '--x\r\ncontent-disposition: form-data; name="certificate_10"; filename="marks.pdf"\r\n\r\n';

it.each([
	["has no boundary", "multipart/form-data", "anything"],
	["ends before its first part", "multipart/form-data; boundary=x", "--x"],
	[
		"ends within a field",
		"multipart/form-data; boundary=x",
		'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb',
	],
	["ends within a file", "multipart/form-data; boundary=x", `${partHead}%PDF-1.7`],
])("calls a body that %s the sender's fault", async (_what, contentType, body) => {
	expect((await post(serve(), body, contentType)).statusCode).toBe(400);
	expect(log).toEqual([]);
});

it("answers any other error with 500, and logs it", async () => {
	const app = serve(() => {
		throw new TypeError("a mistake in our code");
	});
	const { body, contentType } = await multipart({}, [
		{ field: "certificate_10", name: "marks.pdf", content: await makePdf() },
	]);
	expect((await post(app, body, contentType)).statusCode).toBe(500);
	expect(log.join()).toContain("a mistake in our code");
});

it("answers the next request of a connection on which it has failed in the midst of a file", async () => {
	let fails = true;
	const app = serve(() => {
		if (!fails) return "certificate";
		fails = false;
		throw new TypeError("a disk that is full");
	});
	await app.listen({ port: 0, host: "127.0.0.1" });
	const [address] = app.addresses();
	if (typeof address !== "object") throw new Error("The server has no port");
	const socket = new Socket();
	let mailText = "";
	socket.setEncoding("latin1").on("data", (text) => {
		mailText += text;
	});
	socket.connect(address.port, "127.0.0.1");
	const { body, contentType } = await multipart({}, [
		{ field: "certificate_10", name: "marks.pdf", content: Buffer.alloc(1_000_000, "%PDF-1.7 ") },
	]);
	const answers = () => mailText.match(/HTTP\/1\.1 \d+/g) ?? [];
	const send = () => {
		socket.write(
			`POST / HTTP/1.1\r\nhost: x\r\ncontent-type: ${contentType}\r\ncontent-length: ${body.length}\r\n\r\n`,
		);
		socket.write(body);
	};
	send();
	await expect.poll(answers).toEqual(["HTTP/1.1 500"]);
	send();
	await expect.poll(answers, { timeout: 5000 }).toEqual(["HTTP/1.1 500", "HTTP/1.1 200"]);
	socket.destroy();
	await app.close();
});

it("ends a request in chunks that has no end, and leaves nothing of it", async () => {
	const app = serve();
	const answers: number[] = [];
	app.addHook("onResponse", async (_request, reply) => void answers.push(reply.statusCode));
	await app.listen({ port: 0, host: "127.0.0.1" });
	const [address] = app.addresses();
	if (typeof address !== "object") throw new Error("The server has no port");
	const megabyte = Buffer.alloc(1_048_576, 0x20);
	const socket = new Socket();
	socket.on("error", () => {}).resume();
	const closing = new Promise((resolve) => socket.once("close", resolve));
	socket.connect(address.port, "127.0.0.1");
	socket.write("POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\n");
	socket.write(`transfer-encoding: chunked\r\n\r\n${partHead.length.toString(16)}\r\n${partHead}\r\n`);
	const send = () => {
		if (socket.destroyed || !socket.writable) return;
		socket.write("100000\r\n");
		socket.write(megabyte);
		if (socket.write("\r\n")) setImmediate(send);
	};
	socket.on("drain", send);
	send();
	await closing;
	await app.close();
	expect(answers).toEqual([413]);
	await expect.poll(() => readdirSync(staging)).toEqual([]);
});

it("logs no error when the sender hangs up during a file", async () => {
	const handled = Promise.withResolvers<void>();
	const socket = new Socket();
	const app = serve(() => {
		socket.destroy();
		return "certificate" as const;
	}, handled.resolve);
	await app.listen({ port: 0, host: "127.0.0.1" });
	const [address] = app.addresses();
	if (typeof address !== "object") throw new Error("The server has no port");
	const head = "POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 90000";
	socket.connect(address.port, "127.0.0.1").write(`${head}\r\n\r\n${partHead}%PDF-1.7`);
	await handled.promise;
	await app.close();
	expect(log).toEqual([]);
});
