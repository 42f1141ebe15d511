import { createContext, use } from "react";
import type { Identity } from "#src/school/identity.ts";

export const IdentityContext = createContext<Identity | undefined>(undefined);

/** Whose office this is. */
export function useIdentity(): Identity {
	const identity = use(IdentityContext);
	if (!identity) throw new Error("The entry of the office gives the school’s identity.");
	return identity;
}
