import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Time for requests in flight to finish, such as an upload by a slow phone. */
const graceMs = 60_000;
/** Time for reading what a connection has already sent, on a busy machine. */
const readingMs = 250;

/**
 * Lets `app.close()` end. Requests in flight have a minute, and their connections close after them. A connection that a
 * browser has opened ahead, and asked nothing on, closes after a moment: Node closes only those that have served a
 * request, and once it closes it looks for no timeouts, so that one such browser would keep the process alive for good.
 * @param isDraining whether clients are to take their next request elsewhere
 */
export function closeConnections(app: FastifyInstance, isDraining: () => boolean) {
	const sockets = new Set<Socket>();
	let closing = false;
	app.server.on("connection", (socket: Socket) => {
		if (closing) return socket.destroy();
		sockets.add(socket);
		socket.once("close", () => sockets.delete(socket));
	});
	app.addHook("preClose", async () => {
		closing = true;
		const closeSilent = () => {
			for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
		};
		setTimeout(closeSilent, readingMs).unref();
		setTimeout(() => app.server.closeAllConnections(), graceMs).unref();
	});
	app.addHook("onSend", (_request, reply, payload, done) => {
		if (closing || isDraining()) reply.header("connection", "close");
		done(null, payload);
	});
}
