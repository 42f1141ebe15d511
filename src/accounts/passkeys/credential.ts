import { z } from "zod";

const base64url = z
	.string()
	.regex(/^[\w-]+$/)
	.max(10_000);
const clientData = z.object({ challenge: z.string() });

/** Fields that every browser's answer has (WebAuthn's JSON form); the rest is checked by the library. */
const credential = z.looseObject({
	id: base64url,
	rawId: base64url,
	type: z.literal("public-key"),
	clientExtensionResults: z.looseObject({}).default({}),
	response: z.looseObject({ clientDataJSON: base64url }),
});

type Credential = z.output<typeof credential> & { challenge: string };

/** A browser's answer to a challenge, with the challenge that it names; undefined when it is none. */
export function readCredential(json: string): Credential | undefined {
	try {
		const parsed = credential.parse(JSON.parse(json));
		const client = Buffer.from(parsed.response.clientDataJSON, "base64url").toString("utf8");
		return { ...parsed, challenge: clientData.parse(JSON.parse(client)).challenge };
	} catch {
		return undefined;
	}
}
