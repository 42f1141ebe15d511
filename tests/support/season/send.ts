import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Sent = { method?: string; headers?: OutgoingHttpHeaders; body?: Buffer };

/** Connections stay open, as a proxy in front of the site has them. */
const agent = new Agent({ keepAlive: true, maxSockets: 2000, scheduling: "lifo" });

/** @throws when no whole answer came within half a minute */
export function send(url: string, { method = "GET", headers = {}, body }: Sent = {}): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const sentRequest = request(url, { agent, method, headers, timeout: 30_000 }, (response) => {
			const parts: Buffer[] = [];
			response.on("data", (part: Buffer) => parts.push(part));
			response.once("end", () =>
				resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
			);
			response.once("error", reject);
		});
		sentRequest.once("timeout", () => sentRequest.destroy(new Error("No answer within 30 s.")));
		sentRequest.once("error", reject);
		sentRequest.end(body);
	});
}

/** Times of one kind in milliseconds, and what did not go well. */
export type Summary = {
	count: number;
	failed: number;
	/** Count of each status or error that came instead of a real answer. */
	failures: Record<string, number>;
	p50: number;
	p95: number;
	p99: number;
	max: number;
};

export function measureTimes() {
	const times: number[] = [];
	const failures: Record<string, number> = {};
	return {
		/** @param since when it should have begun, so that anyone who waits for the one before counts too */
		async time(since: number, work: () => Promise<unknown>): Promise<boolean> {
			try {
				await work();
				times.push(performance.now() - since);
				return true;
			} catch (error) {
				const what = error instanceof Error ? error.message : String(error);
				failures[what] = (failures[what] ?? 0) + 1;
				return false;
			}
		},
		summary(): Summary {
			const sorted = times.toSorted((a, b) => a - b);
			const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
			const failed = Object.values(failures).reduce((sum, each) => sum + each, 0);
			return { count: times.length, failed, failures, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
		},
	};
}

export async function expectOk(answer: Promise<Answer>): Promise<Answer> {
	const receivedAnswer = await answer;
	if (receivedAnswer.status !== 200 && receivedAnswer.status !== 201) throw new Error(String(receivedAnswer.status));
	return receivedAnswer;
}
