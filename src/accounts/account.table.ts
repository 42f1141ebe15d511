import type { Generated } from "kysely";
import type { ApiTokensTable } from "./api-tokens/api-token.table.ts";
import type { Role } from "./member.ts";

/** Times are ISO 8601 in UTC; tokens and codes are stored as hashes. */
export type MembersTable = {
	id: Generated<number>;
	/** The address in lower case. */
	email_key: string;
	email: string;
	name: string;
	role: Role;
	/** 0 or 1. */
	decides: number;
	state: "active" | "suspended";
	/** Null for a member who signs in by the school's identity provider alone. */
	password_hash: string | null;
	/** Issuer and subject of the identity provider, joined by a space. */
	oidc_subject: string | null;
	/** 0 or 1: whether single keys act in the office. */
	keys_on: Generated<number>;
	/** 0 or 1: whether the morning page comes by mail at eight. */
	morning_mail: Generated<number>;
	/** The day at the school on which it was sent last, `YYYY-MM-DD`. */
	morning_mailed_on: string | null;
	/** The last day of an absence, `YYYY-MM-DD`; one that is past no longer counts. */
	away_until: string | null;
	/** The member who looks after the cases meanwhile. */
	stand_in_id: number | null;
	/** 0 or 1: whether rows are 40 px high, not 32. */
	high_rows: Generated<number>;
	created_at: string;
};

/** Sentences of the morning page that a member has hidden for a day, `YYYY-MM-DD`. */
type HiddenSentencesTable = { member_id: number; sentence: string; hidden_on: string };

export type MemberSessionsTable = {
	id: Generated<number>;
	token_hash: string;
	member_id: number;
	/** What is still asked for: a second factor, the enrolment of one, or nothing. */
	state: "second" | "enrol" | "full";
	/** Browser and system in words, such as "Firefox on Linux". */
	agent: string;
	created_at: string;
	seen_at: string;
	expires_at: string;
	/** When the member last proved to be there by a second factor. */
	proved_at: string | null;
};

export type MemberInvitationsTable = {
	id: Generated<number>;
	/** Null for the link that makes the first owner. */
	email: string | null;
	role: Role;
	decides: number;
	/** The member whose password and second factors are replaced; null for a new member. */
	member_id: number | null;
	token_hash: string;
	/** Name of the owner, or "operator" at the server's command line. */
	invited_by: string;
	created_at: string;
	expires_at: string;
	accepted_at: string | null;
	withdrawn_at: string | null;
};

export type MemberPasskeysTable = {
	id: Generated<number>;
	member_id: number;
	/** Base64url, as in WebAuthn. */
	credential_id: string;
	/** COSE key, base64url. */
	public_key: string;
	counter: number;
	/** JSON: how a browser reaches it. */
	transports: string;
	backed_up: number;
	name: string;
	created_at: string;
	used_at: string | null;
};

export type MemberAuthenticatorsTable = {
	id: Generated<number>;
	member_id: number;
	/** Sealed. */
	secret: string;
	/** The number of the last 30 seconds whose code was used. */
	last_step: number;
	created_at: string;
	/** Null until its first code was given. */
	confirmed_at: string | null;
};

export type MemberRecoveryCodesTable = {
	id: Generated<number>;
	member_id: number;
	code_hash: string;
};

/** Failed attempts in a row; `subject` is a keyed hash of an account or an address. */
export type SignInAttemptsTable = {
	subject: string;
	failures: number;
	last_at: string;
	/** When the next attempt is taken; empty: at once. */
	free_at: string;
};

/** What a browser was asked to sign, or was sent to the identity provider with; each is answered once. */
export type SignInChallengesTable = {
	id: Generated<number>;
	kind: "passkey-sign-in" | "passkey-proof" | "passkey-registration" | "oidc";
	/** Of the challenge, or of the cookie that binds the browser. */
	token_hash: string;
	session_id: number | null;
	/** JSON. */
	data: string;
	expires_at: string;
};

export type AccountTables = {
	api_tokens: ApiTokensTable;
	members: MembersTable;
	hidden_sentences: HiddenSentencesTable;
	member_sessions: MemberSessionsTable;
	member_invitations: MemberInvitationsTable;
	member_passkeys: MemberPasskeysTable;
	member_authenticators: MemberAuthenticatorsTable;
	member_recovery_codes: MemberRecoveryCodesTable;
	sign_in_attempts: SignInAttemptsTable;
	sign_in_challenges: SignInChallengesTable;
};
