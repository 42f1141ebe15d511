import { z } from "zod";

const scheme = "Bearer ";

/** A header `Authorization: Bearer <token>`; `whose` is what the token opens. */
export function bearer(whose: string) {
	const message = `must be Bearer <token>, with the token of the ${whose}`;
	return z.object({ authorization: z.string(message).regex(/^Bearer \S{1,200}$/, message) });
}

export function tokenOf({ authorization }: { authorization: string }): string {
	return authorization.slice(scheme.length);
}
