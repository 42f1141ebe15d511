export const roles = ["owner", "admissions", "accounts", "editor", "viewer"] as const;

export type Role = (typeof roles)[number];

/** Someone of the staff who may sign in to the office. */
export type Member = {
	id: number;
	name: string;
	email: string;
	role: Role;
	/** True if a member of admissions may offer places, put on the waiting list and decline. */
	decides: boolean;
};

/** A role as sentences name it. */
export const roleLabels: Record<Role, string> = {
	owner: "an owner",
	admissions: "a member of the admissions team",
	accounts: "a member of the accounts team",
	editor: "an editor",
	viewer: "a viewer",
};
