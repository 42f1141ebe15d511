import type { ActionFunctionArgs } from "react-router";
import { allScopes } from "#src/accounts/api-tokens/api-token.ts";
import { endToken, makeToken } from "#src/accounts/api-tokens/make-token.server.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import type { Outcome } from "#src/office/settings/parts/settings-section.tsx";
import { requireProof } from "#src/office/sign-in/require-proof.server.ts";

/** `token` is shown this once; `given` is what was chosen in a form that was refused. */
export type IntegrationOutcome = Outcome & { token?: string; given?: { name: string; scopes: string[]; days: string } };

/** Carries out one form of the page of integrations. */
export async function changeIntegrations(args: ActionFunctionArgs): Promise<IntegrationOutcome> {
	const { id: memberId, name: memberName } = allow(args.context, "settings.write");
	requireProof(args);
	const form = await args.request.formData();
	const text = (name: string) => String(form.get(name) ?? "");
	const { accounts, now } = args.context.get(officeServices);
	const by = { id: memberId, name: memberName };
	if (text("act") === "end") {
		const ended = await accounts.commit((trx) => endToken(trx, { id: readRowId(text("token")), by }, now()));
		const message = ended.ok ? `The token of ${ended.name} has ended.` : ended.message;
		return { section: "tokens", ok: ended.ok, message };
	}
	if (text("act") !== "make") return { section: "make", ok: false, message: "There is no such form." };
	const given = { name: text("name"), scopes: form.getAll("scope").map(String), days: text("days") };
	const scopes = allScopes.filter((scope) => given.scopes.includes(scope));
	const wanted = { name: given.name, scopes, days: Number(given.days), by };
	const made = await accounts.commit((trx) => makeToken(trx, wanted, now()));
	if (!made.ok) return { section: "make", ok: false, message: made.message, given };
	return { section: "make", ok: true, message: "The token is made.", token: made.token };
}
