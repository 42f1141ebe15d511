import type { FastifyInstance } from "fastify";

/** The origin at which this process reaches itself; also while it closes, for the requests that it finishes then. */
export function trackOwnOrigin(app: FastifyInstance): () => string {
	let knownOrigin: string | undefined;
	app.addHook("onListen", async () => {
		knownOrigin = readOrigin(app);
	});
	return () => {
		knownOrigin = readOrigin(app) ?? knownOrigin;
		if (!knownOrigin) throw new Error("The server does not listen yet.");
		return knownOrigin;
	};
}

function readOrigin(app: FastifyInstance): string | undefined {
	const listening = app.server.address();
	if (!listening || typeof listening === "string") return undefined;
	const { address, port } = listening;
	if (address === "0.0.0.0" || address === "::") return `http://127.0.0.1:${port}`;
	return `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
}
