/** Events that a webhook may subscribe to, with what an owner reads about each. */
export const eventLabels = {
	"content.published": "Content is published or updated.",
	"content.taken_down": "Content is unpublished.",
	"application.received": "An application is received.",
	"job-application.received": "A job application is received.",
	"fee.paid": "An application fee is paid.",
	"seat-fee.paid": "A seat acceptance fee is paid.",
} as const;

export type WebhookEvent = keyof typeof eventLabels;

export const allEvents = Object.keys(eventLabels) as WebhookEvent[];

/** Sent when an owner asks for it, whatever a webhook subscribes to. */
export const testEvent = "webhook.test";

/** Names in the audit log for a webhook, and for the act that made it, which alone has its maker's number. */
export const webhookKind = "webhook";
export const webhookMade = "webhook-made";

export const webhookStates = ["active", "paused", "ended"] as const;
export type WebhookState = (typeof webhookStates)[number];

/** `left`: it was given up, and no one waits for it any more. */
export type DeliveryState = "waiting" | "delivered" | "given-up" | "left";
