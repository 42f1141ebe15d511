import { existsSync, readFileSync } from "node:fs";
import { Agent, request as ask } from "node:http";
import type { Socket } from "node:net";
import * as officePaths from "#src/office-paths.ts";
import { type Answer, answerTimeMs, faultsOfAnswer } from "./answer-faults.ts";
import { type OddRequest, oddRequest } from "./odd-request.ts";
import type { Random } from "./random.ts";
import type { Target } from "./targets.ts";

/** Fault, with the number of requests that had it, and the first one. */
export type Finding = { what: string; count: number; first: string };

/** A sender with its targets, such as a member of the office. `share` weighs it, `renew` lets it in again. */
export type Sender = {
	share: number;
	headers: () => Record<string, string>;
	targets: readonly Target[];
	renew?: () => Promise<void>;
};

const maxTextLength = 200_000;
/**
 * Share of a sender's requests that have a body; the others go to pages, which have little to be odd about and take the
 * server longest.
 */
const bodiesShare = 0.8;

/** A target of a sender, mostly one that takes a body. */
function pickTarget(random: Random, { posts, pages }: { posts: readonly Target[]; pages: readonly Target[] }): Target {
	const takesBody = pages.length === 0 || (posts.length > 0 && random.chance(bodiesShare));
	return random.pick(takesBody ? posts : pages);
}

/**
 * Sends odd requests over a few connections at once.
 * @param secrets texts that no answer may hold
 * @returns what was wrong, and how often each status came
 */
export async function sendOddRequests(
	url: string,
	{
		requests,
		senders,
		random,
		secrets,
	}: { requests: number; senders: readonly Sender[]; random: Random; secrets: readonly string[] },
): Promise<{ findings: Finding[]; statuses: Record<string, number> }> {
	const agent = new Agent({ keepAlive: true, maxSockets: 32 });
	const sorted = senders.flatMap(({ share, targets, ...sender }) => {
		const posts = targets.filter(({ types }) => types.length > 0);
		const pages = targets.filter(({ types }) => types.length === 0);
		return Array.from({ length: share }, () => ({ ...sender, posts, pages }));
	});
	const findings = new Map<string, Finding>();
	const statuses: Record<string, number> = {};
	let left = requests;
	const worker = async () => {
		while (left-- > 0) {
			const sender = random.pick(sorted);
			const target = pickTarget(random, sender);
			const own = sender.headers();
			const odd = oddRequest(random, target, own);
			const answer = await answerTo(url, odd, agent);
			statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
			// Renews the credential unless another worker has done so by now, or the request had an odd one.
			const isOwn = (from: Record<string, string>) => credential(from) === credential(own);
			if (isShutOut(answer) && isOwn(odd.headers) && isOwn(sender.headers())) await sender.renew?.();
			// The page of failures names errors, to owners.
			const isShown = (fault: string) => !(target.path === officePaths.health && fault === "shows words of a database");
			for (const fault of faultsOfAnswer(answer, secrets).filter(isShown)) {
				const what = `${fault}: ${target.method} ${target.path.split("?", 1)[0]}`;
				const finding = findings.get(what);
				if (finding) finding.count++;
				else findings.set(what, { what, count: 1, first: describe(odd, answer) });
			}
		}
	};
	await Promise.all(Array.from({ length: 24 }, worker));
	agent.destroy();
	return { findings: [...findings.values()], statuses };
}

const credential = ({ cookie, authorization }: Record<string, string>) => cookie ?? authorization;
const isShutOut = ({ status, headers: { location } }: Answer) =>
	status === 401 || (status === 302 && location?.startsWith(officePaths.signIn()));

function describe({ method, path, headers, body }: OddRequest, { status, text }: Answer): string {
	const { cookie: _, authorization: __, ...shown } = headers;
	const sentText = body?.toString("latin1").slice(0, 3000) ?? "";
	const parts = [method, path.slice(0, 600), JSON.stringify(shown).slice(0, 600), JSON.stringify(sentText)];
	return `${parts.join(" ")} -> ${status} ${text.slice(0, 300)}`;
}

/**
 * Reads what the kernel knows of both ends of a connection, a line per end: its addresses and state, and the bytes that
 * wait to be sent and to be read. If none wait, the process at the other end has read the request.
 */
function stateOf(socket: Socket | null): string {
	if (!socket?.localPort || !existsSync("/proc/net/tcp")) return "unknown";
	const port = `:${socket.localPort.toString(16).toUpperCase().padStart(4, "0")}`;
	const lines = ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((table) => readFileSync(table, "utf8").split("\n"));
	const ends = lines
		.map((line) => line.trim().split(/\s+/).slice(1, 5))
		.filter((parts) => parts.some((part) => part.endsWith(port)));
	return `${socket.bytesWritten} bytes written; ${ends.map((parts) => parts.join(" ")).join("; ")}`;
}

/** The answer; its status is 0 where the connection ended without one. */
function answerTo(url: string, { method, path, headers, body }: OddRequest, agent: Agent): Promise<Answer> {
	const began = performance.now();
	return new Promise((resolve) => {
		const end = (status: number, answer: Partial<Answer> = {}) =>
			resolve({ status, headers: {}, text: "", ms: performance.now() - began, ...answer });
		const request = ask(`${url}/`, { method, path, headers, agent, insecureHTTPParser: true }, (incoming) => {
			const parts: Buffer[] = [];
			let length = 0;
			incoming.on("data", (part: Buffer) => {
				length += part.length;
				if (length <= maxTextLength) parts.push(part);
			});
			const finish = () =>
				end(incoming.statusCode ?? 0, { headers: incoming.headers, text: Buffer.concat(parts).toString("latin1") });
			incoming.once("end", finish).once("error", finish);
		});
		request.setTimeout(answerTimeMs * 2, () => {
			const text = `${request.reusedSocket ? "a used" : "a new"} connection: ${stateOf(request.socket)}`;
			request.destroy();
			end(0, { text });
		});
		// A server may close before it has read a body that it refuses.
		request.once("error", () => end(0));
		request.end(body);
	});
}
