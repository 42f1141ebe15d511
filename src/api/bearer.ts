import { z } from "zod";

const scheme = "Bearer ";

/** A header `Authorization: Bearer <token>`; `whose` says of what the token is. */
export function bearer(whose: string) {
	const words = `must be Bearer and the ${whose}’s token`;
	return z.object({ authorization: z.string(words).regex(/^Bearer \S{1,200}$/, words) });
}

export function tokenOf({ authorization }: { authorization: string }): string {
	return authorization.slice(scheme.length);
}
