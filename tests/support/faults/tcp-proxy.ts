import { connect, createServer, type Socket } from "node:net";

/** refused: no one listens any more. silent: connections stay open, and nothing comes through in either direction. */
export type Network = "open" | "refused" | "silent";

export type TcpProxy = {
	port: number;
	/** Becomes so for connections that are open, too: where it is refused, they end at once. */
	become: (network: Network) => void;
	close: () => Promise<void>;
};

/** A network in between, that can fail. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
	let network: Network = "open";
	const open = new Set<[Socket, Socket]>();
	const server = createServer((client) => {
		if (network === "refused") return client.destroy();
		const upstream = connect(target);
		const pair: [Socket, Socket] = [client, upstream];
		open.add(pair);
		for (const [from, to] of [pair, pair.toReversed() as [Socket, Socket]]) {
			from.on("data", (part) => to.write(part));
			from.on("error", () => {});
			from.once("close", () => {
				open.delete(pair);
				to.destroy();
			});
			if (network === "silent") from.pause();
		}
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	return {
		port: address && typeof address === "object" ? address.port : 0,
		become(next) {
			network = next;
			for (const pair of [...open]) {
				if (next === "refused") for (const socket of pair) socket.destroy();
				else for (const socket of pair) next === "silent" ? socket.pause() : socket.resume();
			}
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				for (const pair of open) for (const socket of pair) socket.destroy();
			}),
	};
}
