import { z } from "zod";
import { allScopes } from "#src/accounts/api-tokens/api-token.ts";
import { endToken, makeToken } from "#src/accounts/api-tokens/make-token.server.ts";
import { rowId } from "#src/forms/row-id.ts";
import { actsOn, opensTo } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";

const { act, table } = actsOn<null>();
const permission = "settings.write";

/** Acts of members on the integrations page. */
export const integrationActs = table({
	title: "Integrations",
	address: officePaths.integrations,
	find: opensTo(permission),
	acts: {
		make: act({
			label: "Create a token for a program",
			permission,
			section: "make",
			form: { name: z.string(), scope: z.array(z.enum(allScopes)).default([]), days: z.coerce.number() },
			run: async (trx, { form: { name, scope: scopes, days }, by, now }) => {
				const token = await makeToken(trx, { name, scopes, days, by }, now);
				return token.ok ? { ok: true, shown: token.token } : token;
			},
			done: "Token created.",
		}),
		end: act({
			label: "Revoke a program’s token",
			permission,
			section: "tokens",
			form: { token: rowId },
			run: (trx, { form, by, now }) => endToken(trx, { id: form.token, by }, now),
			done: ({ name }) => `The token for ${name} is revoked.`,
		}),
	},
});
