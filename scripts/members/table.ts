import type { listInvitations } from "../../src/accounts/invitations/read-invitations.server.ts";
import type { ListedMember } from "../../src/accounts/members/read-members.server.ts";
import { formatDateTime } from "../../src/calendar/format-date-time.ts";
import { tableRow, titleRow } from "../table-row.ts";

const columns = [
	["Name", 24],
	["Email", 34],
	["Role", 20],
	["Status", 40],
] as const;

type Invitations = Awaited<ReturnType<typeof listInvitations>>;

/** Members and open invitations as lines. */
export function memberTable(members: readonly ListedMember[], invitations: Invitations): string {
	const rows = [
		...members.map((member) => [member.name, member.email, roleOf(member), stateOf(member)]),
		...invitations.map(({ email, expiresAt, ...invited }) => [
			"",
			email,
			roleOf(invited),
			`invited until ${formatDateTime(new Date(expiresAt))}`,
		]),
	];
	return `${[titleRow(columns), "─".repeat(99), ...rows.map((cells) => tableRow(columns, cells))].join("\n")}\n`;
}

function roleOf({ role, decides }: Pick<ListedMember, "role" | "decides">): string {
	return decides && role === "admissions" ? `${role}, decides` : role;
}

function stateOf({ state, authenticators, passkeys }: ListedMember): string {
	const keys = [
		authenticators > 0 && "authenticator",
		passkeys > 0 && (passkeys === 1 ? "a passkey" : `${passkeys} passkeys`),
	].filter(Boolean);
	return [state, keys.join(" and ") || "no two-step verification yet"].join(", ");
}
