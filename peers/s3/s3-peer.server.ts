import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { faultQueue, type S3Fault } from "./faults.ts";
import { type Bucket, escapeXml, listPage, openBucket, tag } from "./objects.ts";
import { S3RefusalError } from "./refusal.ts";
import { checkSignature, headerOf, type S3Keys } from "./signature.ts";

type PeerOptions = {
	bucket: string;
	region: string;
	keys: S3Keys;
	/** The most keys that a page of a list has. */
	pageSize?: number;
	now?: () => Date;
};

export type S3Peer = ReturnType<typeof createPeer> & { url: string; close: () => Promise<void> };

/** Listens on a free port of the loopback. */
export async function startS3Peer(options: PeerOptions): Promise<S3Peer> {
	const peer = createPeer(options);
	const { server } = peer;
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const port = address && typeof address === "object" ? address.port : 0;
	return {
		...peer,
		url: `http://127.0.0.1:${port}`,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

/**
 * One bucket with what the product asks of S3: objects whole and in ranges, their hashes and signatures checked, lists
 * in pages. Anything else is NotImplemented.
 */
function createPeer({ bucket: name, region, keys, pageSize = 1000, now = () => new Date() }: PeerOptions) {
	const bucket = openBucket(now);
	const faults = faultQueue();
	/** Method and path of each request, for tests of what is asked. */
	const requests: string[] = [];

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const fault = faults.next();
		const url = new URL(request.url ?? "/", "http://peer");
		requests.push(`${request.method} ${decodeURIComponent(url.pathname)}`);
		if (fault === "silent") return;
		if (fault === "refused") throw new S3RefusalError(403, "AccessDenied");
		if (fault === "overloaded") throw new S3RefusalError(503, "SlowDown");
		checkSignature(request, { keys, region, now: now() });
		if (headerOf(request, "expect") === "100-continue") response.writeContinue();
		const body = await receive(request, fault);
		if (fault === "failed") throw new S3RefusalError(500, "InternalError");
		const [, inBucket = "", ...rest] = url.pathname.split("/");
		if (inBucket !== name) throw new S3RefusalError(404, "NoSuchBucket");
		const key = decodeURIComponent(rest.join("/"));
		if (key === "") return sendList(response, url.searchParams);
		const handle = handlers[request.method ?? ""];
		if (!handle) throw new S3RefusalError(501, "NotImplemented");
		handle({ bucket, key, request, response, body, fault });
	}

	function sendList(response: ServerResponse, query: URLSearchParams) {
		if (query.get("list-type") !== "2") throw new S3RefusalError(501, "NotImplemented");
		response.setHeader("content-type", "application/xml").end(listPage(bucket, name, query, pageSize));
	}

	const serve = (request: IncomingMessage, response: ServerResponse) => {
		// A request that was not read to its end forgets it.
		const { socket } = request;
		response.setHeader("x-amz-request-id", "PEER").setHeader("date", now().toUTCString());
		answer(request, response).catch((error: unknown) => {
			if (!(error instanceof S3RefusalError)) return void socket.destroy();
			// A client that is refused before it sends the body need not send it, as with S3.
			if (!request.complete) response.setHeader("connection", "close");
			const text = tag("Error", [tag("Code", escapeXml(error.code)), tag("Message", escapeXml(error.code))]);
			response.writeHead(error.status, { "content-type": "application/xml" });
			response.end(request.method === "HEAD" ? undefined : text);
		});
	};
	const server = createServer(serve).on("checkContinue", serve);
	/** Counts open connections. */
	const connections = () =>
		new Promise<number>((resolve, reject) =>
			server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
		);
	return { server, requests, connections, keys: bucket.keys, fail: faults.fail, mend: faults.mend };
}

type Call = {
	bucket: Bucket;
	key: string;
	request: IncomingMessage;
	response: ServerResponse;
	body: Buffer;
	fault: S3Fault | undefined;
};

const handlers: Record<string, (call: Call) => void> = {
	PUT({ bucket, key, request, response, body }) {
		const { etag } = bucket.put(key, body, headerOf(request, "if-none-match") === "*");
		response.setHeader("etag", etag).end();
	},
	GET: sendObject,
	HEAD: sendObject,
	DELETE({ bucket, key, response }) {
		bucket.remove(key);
		response.writeHead(204).end();
	},
};

function sendObject({ bucket, key, request, response, fault }: Call): void {
	const { bytes, etag, modifiedAt } = bucket.find(key);
	response.setHeaders(
		new Map([
			["etag", etag],
			["accept-ranges", "bytes"],
			["last-modified", modifiedAt.toUTCString()],
		]),
	);
	const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headerOf(request, "range")) ?? [];
	const start = Number(from ?? 0);
	if (from !== undefined && start >= bytes.length) throw new S3RefusalError(416, "InvalidRange");
	const end = Math.min(to ? Number(to) : bytes.length - 1, bytes.length - 1);
	if (from !== undefined) response.setHeader("content-range", `bytes ${start}-${end}/${bytes.length}`);
	const part = bytes.subarray(start, end + 1);
	response.writeHead(from === undefined ? 200 : 206, { "content-length": part.length });
	if (request.method === "HEAD") return void response.end();
	if (fault !== "cut" && fault !== "stalled") return void response.end(part);
	response.write(part.subarray(0, part.length / 2), () => {
		if (fault === "cut") response.destroy();
	});
}

/** Reads a body whole, and compares it with what its headers promise. */
async function receive(request: IncomingMessage, fault: S3Fault | undefined): Promise<Buffer> {
	const hasBody = request.method === "PUT" || request.method === "POST";
	if (hasBody && request.headers["content-length"] === undefined) throw new S3RefusalError(411, "MissingContentLength");
	const chunks: Buffer[] = [];
	for await (const chunk of request) {
		chunks.push(chunk);
		if (fault === "cut") throw new Error("The connection is cut.");
	}
	const body = Buffer.concat(chunks);
	if (fault === "damaged" && body.length > 0) body[body.length >> 1] = ~(body[body.length >> 1] ?? 0) & 0xff;
	checkHashes(request, body);
	return body;
}

function checkHashes(request: IncomingMessage, body: Buffer): void {
	const sha256 = createHash("sha256").update(body).digest();
	const signedHeader = headerOf(request, "x-amz-content-sha256");
	if (signedHeader !== "UNSIGNED-PAYLOAD" && signedHeader !== sha256.toString("hex"))
		throw /^[0-9a-f]{64}$/.test(signedHeader)
			? new S3RefusalError(400, "XAmzContentSHA256Mismatch")
			: new S3RefusalError(501, "NotImplemented");
	const checksum = request.headers["x-amz-checksum-sha256"];
	if (checksum !== undefined && checksum !== sha256.toString("base64")) throw new S3RefusalError(400, "BadDigest");
	const md5 = request.headers["content-md5"];
	if (md5 !== undefined && md5 !== createHash("md5").update(body).digest("base64"))
		throw new S3RefusalError(400, "BadDigest");
}
