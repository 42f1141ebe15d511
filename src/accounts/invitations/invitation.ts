import type { Role } from "#src/accounts/member.ts";

/** Invitation that a link opens. */
export type Invitation = {
	id: number;
	/** Null for the link that makes the first owner, who names an address. */
	email: string | null;
	role: Role;
	decides: boolean;
	/** The member who gets a new password and new second factors; null for someone new. */
	member: { id: number; name: string } | null;
	/** ISO 8601 in UTC. */
	expiresAt: string;
};
