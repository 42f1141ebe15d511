import { createContext, use } from "react";
import type { Identity } from "#src/school/identity.ts";

export const IdentityContext = createContext<Identity | undefined>(undefined);

/** Returns the identity of the school this office belongs to. */
export function useIdentity(): Identity {
	const identity = use(IdentityContext);
	if (!identity) throw new Error("The entry of the office gives the school’s identity.");
	return identity;
}
