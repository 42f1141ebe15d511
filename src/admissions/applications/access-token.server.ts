import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { hashToken, newToken } from "#src/forms/token.server.ts";
import { type FeeKind, feeKinds } from "#src/payment/fee/fee.ts";
import { linkDays, type TokenScope } from "./token-scope.ts";

const day = 86_400_000;

/** Issues another token that opens the application for 180 days. Only its hash is stored. */
export async function issueToken(db: Kysely<Database>, applicationId: number, now: Date): Promise<string> {
	const token = newToken();
	await db
		.insertInto("access_tokens")
		.values(tokenRow(token, applicationId, "application", now))
		.execute();
	return token;
}

const payerLinks = {
	application: { scope: "fee", derivedBy: "payer link" },
	seat: { scope: "seat-fee", derivedBy: "payer link of the seat fee" },
} as const satisfies Record<FeeKind, { scope: TokenScope; derivedBy: string }>;
const payerScopes = Object.values(payerLinks).map(({ scope }) => scope);

/** Returns the scope that the payer link of a fee of this kind opens. */
const payerScopeOf = (kind: FeeKind): TokenScope => payerLinks[kind].scope;

/** The only fee that a token opens; undefined where it opens the application as a whole. */
export function feeKindOf(scope: TokenScope): FeeKind | undefined {
	return feeKinds.find((kind) => payerScopeOf(kind) === scope);
}

/**
 * The token of the payer link of a fee that belongs to an application's token. Derived, so that asking again gives the
 * same link and none has to be stored in plain; nothing leads from it back to the token that it comes from.
 */
export function payerTokenOf(token: string, kind: FeeKind): string {
	return createHmac("sha256", token).update(payerLinks[kind].derivedBy).digest("base64url");
}

/** Issues the payer link of a fee for 180 days from now. @returns the payer's token */
export async function issuePayerToken(
	db: Kysely<Database>,
	token: string,
	applicationId: number,
	now: Date,
	kind: FeeKind = "application",
): Promise<string> {
	const payerToken = payerTokenOf(token, kind);
	const row = tokenRow(payerToken, applicationId, payerScopeOf(kind), now);
	await db
		.insertInto("access_tokens")
		.values(row)
		.onConflict((conflict) => conflict.column("token_hash").doUpdateSet({ expires_at: row.expires_at }))
		.execute();
	return payerToken;
}

function tokenRow(token: string, applicationId: number, scope: TokenScope, now: Date) {
	return {
		token_hash: hashToken(token),
		application_id: applicationId,
		scope,
		created_at: now.toISOString(),
		expires_at: new Date(now.getTime() + linkDays * day).toISOString(),
	};
}

/** The application that a token opens as a whole, or undefined for an unknown or expired one. */
export async function findByToken(db: Kysely<Database>, token: string, now: Date) {
	return findInScope(db, token, ["application"], now);
}

/** The application one of whose fees a payer's token opens, or undefined for an unknown or expired one. */
export async function findByPayerToken(db: Kysely<Database>, token: string, now: Date) {
	return findInScope(db, token, payerScopes, now);
}

/** The application whose fee a token of any scope opens. Nothing else of it is for a token of a payer. */
export async function findForPayment(db: Kysely<Database>, token: string, now: Date) {
	return findInScope(db, token, ["application", ...payerScopes], now);
}

async function findInScope(db: Kysely<Database>, token: string, scopes: readonly TokenScope[], now: Date) {
	return db
		.selectFrom("access_tokens")
		.innerJoin("applications", "applications.id", "access_tokens.application_id")
		.selectAll("applications")
		.select(["access_tokens.scope", "access_tokens.receipt_email"])
		.where("token_hash", "=", hashToken(token))
		.where("access_tokens.scope", "in", scopes)
		.where("expires_at", ">", now.toISOString())
		.executeTakeFirst();
}
