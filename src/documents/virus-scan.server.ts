import { once } from "node:events";
import { createReadStream } from "node:fs";
import { connect, type Socket } from "node:net";
import pLimit from "p-limit";
import { recognizeByName } from "#src/net/recognize-by-name.ts";

/** Address where clamd listens: a socket of the system, or a host and port. */
export type ClamdAddress = { path: string } | { host: string; port: number };

/** The name of what was found; undefined for nothing. */
export type ScanFile = (path: string) => Promise<string | undefined>;

/** The scanner that was set does not answer as it should, so nothing may be taken. */
export class ScannerUnavailableError extends Error {
	static override readonly [Symbol.hasInstance] = recognizeByName("ScannerUnavailableError");
	override name = "ScannerUnavailableError";
	readonly statusCode = 503;
}

const chunkSize = 65_536;
/** clamd has ten threads by default. */
const atATime = 4;
const timeoutMs = 30_000;

/**
 * A scanner by clamd's INSTREAM: `zINSTREAM\0`, then chunks that begin with their length in four bytes, and one of no
 * length at the end; the answer is `stream: OK` or `stream: <name> FOUND`.
 */
export function clamdScanner(address: ClamdAddress, limitMs = timeoutMs): ScanFile {
	const limit = pLimit(atATime);
	return (path) =>
		limit(async () => {
			const socket = connect({ ...address, timeout: limitMs });
			socket.once("timeout", () => socket.destroy(new Error("no answer in time")));
			const controller = new AbortController();
			try {
				// The scanner may answer before everything is sent, if it accepts no file of this size; an error in one
				// breaks the other.
				const sending = send(socket, path, controller.signal).catch(() => {});
				const answer = await readAnswer(socket);
				if (answer.endsWith("OK")) await sending;
				const virus = /^stream: (.+) FOUND$/.exec(answer)?.[1];
				if (virus === undefined && answer !== "stream: OK") throw new Error(answer.slice(0, 100) || "no answer");
				return virus;
			} catch (error) {
				throw new ScannerUnavailableError("The virus scanner did not answer as it should", { cause: error });
			} finally {
				controller.abort();
				socket.destroy();
			}
		});
}

/** Tells whether clamd listens there and answers. @throws what the connection throws */
export async function pingClamd(address: ClamdAddress, signal: AbortSignal): Promise<boolean> {
	const socket = connect({ ...address, signal });
	try {
		await once(socket, "connect");
		socket.write("zPING\0");
		return (await readAnswer(socket)) === "PONG";
	} finally {
		socket.destroy();
	}
}

async function readAnswer(socket: Socket): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of socket) {
		parts.push(part);
		if (part.includes(0)) break;
	}
	return Buffer.concat(parts).toString("utf8").replace(/\0.*$/s, "").trim();
}

async function send(socket: Socket, path: string, signal: AbortSignal): Promise<void> {
	await once(socket, "connect", { signal });
	socket.write("zINSTREAM\0");
	for await (const chunk of createReadStream(path, { highWaterMark: chunkSize, signal })) {
		const length = Buffer.alloc(4);
		length.writeUInt32BE(chunk.length);
		socket.write(length);
		if (!socket.write(chunk)) await once(socket, "drain", { signal });
	}
	socket.write(Buffer.alloc(4));
}
