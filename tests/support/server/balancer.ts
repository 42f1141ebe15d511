import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";

export type Balancer = {
	url: string;
	/** Number of requests that each process was given, by its address. */
	countsByServer: ReadonlyMap<string, number>;
	add: (target: string) => void;
	/** Sends it nothing more; what it was given is answered. */
	remove: (target: string) => void;
	close: () => Promise<void>;
};

/** Interval at which each process is asked whether it is ready, in milliseconds. */
const askEvery = 200;

/**
 * Sends each request to the next process in turn, anyone who sends it, over a connection of its own. One that says no
 * at `/readyz` gets none; where a connection is refused the next one is tried, and nowhere is anything sent twice.
 */
export async function startBalancer(port: number, targets: readonly string[]): Promise<Balancer> {
	const all = new Set(targets);
	const notReady = new Set<string>();
	const countsByServer = new Map<string, number>();
	let turn = 0;

	const server = createServer((request, response) => {
		const ready = [...all].filter((target) => !notReady.has(target));
		const first = turn++ % Math.max(ready.length, 1);
		pass(request, response, [...ready.slice(first), ...ready.slice(0, first)]);
	});

	function pass(request: IncomingMessage, response: ServerResponse, [target, ...others]: string[]) {
		if (target === undefined) return void response.writeHead(503, { "retry-after": "1" }).end("No process is ready.");
		const { hostname, port } = new URL(target);
		const { connection: _, ...headers } = request.headers;
		const from = [headers["x-forwarded-for"], request.socket.remoteAddress].filter(Boolean).join(", ");
		const passedRequest = ask({
			hostname,
			port,
			method: request.method,
			path: request.url,
			agent: false,
			headers: { ...headers, "x-forwarded-for": from, connection: "close" },
		});
		let connected = false;
		passedRequest.once("socket", (socket) =>
			socket.once("connect", () => {
				connected = true;
				// Headers are sent even if the body never comes.
				passedRequest.flushHeaders();
				countsByServer.set(target, (countsByServer.get(target) ?? 0) + 1);
				// The body is not sent before, because one that has begun to flow cannot be sent to another process.
				request.pipe(passedRequest);
			}),
		);
		passedRequest.once("response", (answer) => {
			const { connection: _, "keep-alive": __, ...kept } = answer.headers;
			response.writeHead(answer.statusCode ?? 502, kept);
			answer.pipe(response);
			answer.once("error", () => response.destroy());
		});
		passedRequest.once("error", () => {
			if (!connected) return pass(request, response, others);
			if (response.headersSent) return void response.destroy();
			response.writeHead(502, { connection: "close" }).end("The process did not answer.");
		});
		response.once("close", () => {
			if (!response.writableFinished) passedRequest.destroy();
		});
	}

	async function look(target: string) {
		const ready = await fetch(`${target}/readyz`).then(
			(answer) => answer.ok,
			() => false,
		);
		if (ready) notReady.delete(target);
		else notReady.add(target);
	}
	const looking = setInterval(() => {
		for (const target of all) void look(target);
	}, askEvery);

	await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
	return {
		url: `http://localhost:${port}`,
		countsByServer,
		add: (target) => void all.add(target),
		remove(target) {
			all.delete(target);
			notReady.delete(target);
		},
		close: () =>
			new Promise((resolve) => {
				clearInterval(looking);
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
