import type { FastifyInstance } from "fastify";
import { z } from "zod";
import * as apiPaths from "#src/api-paths.ts";
import { readSecretKey } from "#src/secrets/secret-key.server.ts";
import type { Settings } from "#src/server/settings.ts";
import { isDoctorToken } from "./doctor-token.ts";

/** How the process sees a request that has come through whatever is in front of it. */
export const seenRequest = z.object({
	/** Of the visitor, as rate limits count. */
	ip: z.string(),
	/** Of the connection. */
	connection: z.string(),
	/** Whether a proxy says for whom it asks. */
	forwarded: z.boolean(),
	host: z.string(),
});

export type SeenRequest = z.infer<typeof seenRequest>;

/** Tells `npm run doctor`, and no one else, what arrives here; once per token. */
export async function doctorRoute(app: FastifyInstance, { settings }: { settings: Settings }) {
	const used = new Set<string>();
	app.get<{ Params: { token: string } }>(
		apiPaths.doctorCheck(":token"),
		{ schema: { hide: true } },
		async (request, reply) => {
			const { token } = request.params;
			reply.header("cache-control", "no-store");
			if (used.has(token) || !isDoctorToken(token, readSecretKey(settings), Date.now())) return reply.callNotFound();
			used.add(token);
			const { "x-forwarded-for": by, forwarded } = request.headers;
			return reply.send({
				ip: request.ip,
				connection: request.socket.remoteAddress ?? "",
				forwarded: (by ?? forwarded) !== undefined,
				host: request.headers.host ?? "",
			} satisfies SeenRequest);
		},
	);
}
