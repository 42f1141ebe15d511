/**
 * A load of its own process: so many keep-alive connections, each sending its next request when the last is answered.
 * Usage: node bench/load.ts <file with a Load as JSON>; prints a LoadResult as one line of JSON.
 */
import { readFileSync } from "node:fs";
import { connect } from "node:net";

export type Load = {
	port: number;
	connections: number;
	seconds: number;
	/**
	 * Pause between an answer and the next request of its connection; connections begin evenly spread over one pause.
	 */
	pauseMs?: number;
	/**
	 * Whole requests as they go over the wire; connections take them in turn. `{n}` in one becomes a number that no
	 * other has.
	 */
	requests: { name: string; text: string }[];
};
export type LoadResult = {
	perSecond: number;
	/** Milliseconds, by the name of the request. */
	times: Record<string, { count: number; p50: number; p95: number; p99: number; most: number }>;
	/** Number of answers by status; connections that broke count as 0. */
	statuses: Record<string, number>;
};

const {
	port,
	connections,
	seconds,
	requests,
	pauseMs = 0,
}: Load = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const times = new Map<string, number[]>(requests.map(({ name }) => [name, []]));
const statuses: Record<string, number> = {};
/** Bytes of the last answer to each request, head and body. */
const whole = new Map<string, number>();
let succeeded = 0;
let number = Date.now() * 1000;
let turn = 0;
const began = performance.now();
const ends = began + seconds * 1000;
const bodies = requests.map(({ name, text }) => ({
	name,
	fixed: text.includes("{n}") ? undefined : Buffer.from(text),
	text,
}));

await Promise.all(Array.from({ length: connections }, (_, index) => talk((pauseMs * index) / connections)));
const took = (performance.now() - began) / 1000;
if (succeeded > 0) statuses[200] = (statuses[200] ?? 0) + succeeded;
const all = [...times.values()].reduce((sum, list) => sum + list.length, 0);
const result: LoadResult = {
	perSecond: all / took,
	times: Object.fromEntries([...times].map(([name, list]) => [name, summary(list)])),
	statuses,
};
console.log(JSON.stringify(result));

/** @param waitMs before the first request */
function talk(waitMs: number): Promise<void> {
	return new Promise((resolve) => {
		const socket = connect({ port, host: "127.0.0.1", noDelay: true });
		let firstBody: Buffer | undefined;
		let since = 0;
		let name = "";
		let missing = -1;
		const send = () => {
			if (performance.now() > ends) return void socket.end();
			const request = bodies[turn++ % bodies.length] as (typeof bodies)[number];
			name = request.name;
			since = performance.now();
			socket.write(request.fixed ?? request.text.replaceAll("{n}", String(number++)));
		};
		socket.on("connect", () => setTimeout(send, waitMs));
		socket.on("data", (part) => {
			let size = part.length;
			if (missing < 0 && !firstBody && size === whole.get(name) && part.toString("latin1", 9, 12) === "200") {
				// The answer is as long as the last one to the same request, so its head need not be read.
				succeeded++;
				missing = size;
			} else if (missing < 0) {
				const head = firstBody ? Buffer.concat([firstBody, part]) : part;
				const end = head.indexOf("\r\n\r\n");
				if (end < 0) {
					firstBody = head;
					return;
				}
				firstBody = undefined;
				const text = head.toString("latin1", 0, end);
				const status = text.slice(9, 12);
				statuses[status] = (statuses[status] ?? 0) + 1;
				missing = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
				if (status === "200") whole.set(name, end + 4 + missing);
				size = head.length - end - 4;
			}
			missing -= size;
			if (missing > 0) return;
			missing = -1;
			times.get(name)?.push(performance.now() - since);
			if (pauseMs > 0) setTimeout(send, pauseMs);
			else send();
		});
		socket.on("error", () => {
			statuses[0] = (statuses[0] ?? 0) + 1;
		});
		socket.on("close", () => resolve());
	});
}

function summary(list: number[]) {
	list.sort((a, b) => a - b);
	const at = (share: number) =>
		Number((list[Math.min(list.length - 1, Math.floor(list.length * share))] ?? Number.NaN).toFixed(2));
	return { count: list.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}
