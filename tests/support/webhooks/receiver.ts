import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = { headers: IncomingHttpHeaders; body: string };

/** Reply of a receiver: a status, or a function that answers. */
type Reply = number | ((response: ServerResponse) => void);

/** A program on the loopback that is notified of events; `replies` are used in order, the last one for ever. */
export async function startReceiver(...replies: Reply[]) {
	const receivedHooks: Received[] = [];
	const server = createServer((request, response) => {
		const chunks: Buffer[] = [];
		request.on("data", (chunk) => chunks.push(chunk));
		request.on("end", () => {
			receivedHooks.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
			const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? 200;
			if (typeof reply === "function") reply(response);
			else response.writeHead(reply).end(`status ${reply}`);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}/hooks`,
		received: receivedHooks,
		close: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
