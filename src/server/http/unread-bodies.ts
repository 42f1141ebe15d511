import type { FastifyInstance } from "fastify";

/**
 * Reads what is left of a request once its answer has gone. A body that is left half read, as when the disk is full in
 * the midst of a file, holds its connection up: the next request on it would wait until the connection ends.
 */
export function readBodiesToEnd(app: FastifyInstance) {
	app.addHook("onResponse", ({ raw }, reply, done) => {
		// Nothing more is read from a connection that closes.
		if (!raw.readableEnded && reply.getHeader("connection") !== "close") raw.unpipe().resume();
		done();
	});
}
