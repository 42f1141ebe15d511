import { allScopes, type Scope } from "#src/accounts/api-tokens/api-token.ts";
import { makeToken } from "#src/accounts/api-tokens/make-token.server.ts";
import type { TestApp } from "#tests/support/server/app.ts";

export const owner = { id: 1, name: "Meera Nair" };

let made = 0;

/** A token for an integration of an application under test. */
export async function tokenFor(
	{ services }: TestApp,
	scopes: readonly Scope[] = allScopes,
	{ name = `Integration ${++made}`, by = owner, days = 90 } = {},
): Promise<string> {
	const result = await services.commit((trx) => makeToken(trx, { name, scopes, days, by }, services.now()));
	if (!result.ok) throw new Error(result.message);
	return result.token;
}

export const bearing = (token: string) => ({ authorization: `Bearer ${token}` });
