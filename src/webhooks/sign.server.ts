import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";

/** A key of 256 bits, as the Standard Webhooks write it. */
export function newWebhookSecret(): string {
	return prefix + randomBytes(32).toString("base64");
}

type Message = { id: string; at: Date; body: string };

/** The headers that say who has sent a message and when: https://www.standardwebhooks.com, symmetric signatures. */
export function signedHeaders({ id, at, body }: Message, secret: string): Record<string, string> {
	const timestamp = String(Math.floor(at.getTime() / 1000));
	const key = Buffer.from(secret.slice(prefix.length), "base64");
	const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
	return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
