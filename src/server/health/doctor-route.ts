import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import * as apiPaths from "#src/api-paths.ts";
import { readSecretKey } from "#src/secrets/secret-key.server.ts";
import type { Settings } from "#src/server/settings.ts";

/** Request as the process sees it, after it has passed through any proxy in front. */
export const seenRequest = z.object({
	/** Address of the visitor, as rate limits count it. */
	ip: z.string(),
	/** Address of the connection. */
	connection: z.string(),
	/** True if a proxy says for whom it asks. */
	forwarded: z.boolean(),
	host: z.string(),
});

export type SeenRequest = z.infer<typeof seenRequest>;

/** Tells `school doctor`, and no one else, what arrives here; once per token. */
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

const livesMs = 60_000;

/** A token by which the doctor asks the running site how it sees a request; valid for a minute. */
export function doctorToken(secretKey: string, now: number): string {
	return `${now}-${sign(secretKey, now)}`;
}

/** Tells whether the token was made with the same secret key within the last minute. */
function isDoctorToken(token: string, secretKey: string, now: number): boolean {
	const [, moment = "0", signature = ""] = /^(\d{13})-([0-9a-f]{64})$/.exec(token) ?? [];
	const expected = Buffer.from(sign(secretKey, Number(moment)));
	const signatureBytes = Buffer.from(signature);
	return (
		signatureBytes.length === expected.length &&
		timingSafeEqual(signatureBytes, expected) &&
		Math.abs(now - Number(moment)) < livesMs
	);
}

function sign(secretKey: string, moment: number): string {
	return createHmac("sha256", `doctor ${secretKey}`).update(String(moment)).digest("hex");
}
