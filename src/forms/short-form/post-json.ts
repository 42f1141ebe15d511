import type { FieldErrors } from "#src/forms/definition.ts";

export type Posted = { ok: true } | { ok: false; message: string; errors: FieldErrors };

const unreachable =
	"We could not reach the school’s server. Please check your connection and send again: everything you typed is still here.";
const unreadable =
	"The school’s server gave an answer that we could not read. Please send again in a minute: everything you typed is still here.";
const patience = 30_000;

/** Posts JSON to the API and tells how it ended, always in words; never rejects. The server stores the same answers once, so sending again is safe. */
export async function postJson(url: string, body: Record<string, string>): Promise<Posted> {
	const fail = (message: string, errors: FieldErrors = {}): Posted => ({ ok: false, message, errors });
	try {
		const answer = await fetch(url, {
			method: "POST",
			headers: { "Content-Type": "application/json", Accept: "application/json" },
			body: JSON.stringify(body),
			signal: AbortSignal.timeout(patience),
		});
		const said = (await answer.json().catch(() => undefined)) as
			| { status?: boolean; message?: string; errors?: FieldErrors }
			| undefined;
		if (answer.ok && said?.status === true) return { ok: true };
		return fail(said?.message ?? unreadable, said?.errors);
	} catch {
		return fail(unreachable);
	}
}
