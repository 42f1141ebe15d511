import { z } from "zod";
import { reference } from "#src/api/envelope.ts";
import { typeSegments } from "#src/api/integrations/content/type-in-path.ts";
import { allEvents, eventLabels, type WebhookEvent } from "#src/webhooks/webhook-events.ts";

const moment = z.string().describe("When it happened, ISO 8601 in UTC");
const content = z.object({
	type: z.string().describe(`The content type: ${typeSegments.join(", ")}. Or a website text, such as school-fees`),
	item: z.int().describe("Its `id` in `/api/v1/office/content`. Website texts aren’t there"),
	record: z.int().nullable().describe("Its `id` in the public API. `null` for website texts"),
	url: z.string().nullable().describe("Address of its page. `null` for types without pages"),
});

const paidFee = z.object({
	reference,
	amount: z.int().describe("The amount that was paid, in paise"),
	currency: z.literal("INR").describe("Always `INR`"),
	paid_at: moment.describe("When it was paid, ISO 8601 in UTC"),
});

const data: Record<WebhookEvent, z.ZodObject> = {
	"content.published": content,
	"content.taken_down": content,
	"application.received": z.object({
		reference,
		form: z.string().describe("The form, such as `barch`"),
		received_at: moment.describe("When it was submitted, ISO 8601 in UTC"),
	}),
	"job-application.received": z.object({
		id: z.int().describe("The number of its case in the office"),
		opening: z.string().describe("The `primaryId` of the vacancy"),
		received_at: moment.describe("When it was submitted, ISO 8601 in UTC"),
	}),
	"fee.paid": paidFee,
	"seat-fee.paid": paidFee,
};

const headers = {
	"webhook-id": "The message’s id, the same at each attempt",
	"webhook-timestamp": "When it was sent, in seconds since 1970",
	"webhook-signature": "`v1,` and the HMAC-SHA256 of id, timestamp and body, joined by dots, in base64",
};

const parameters = Object.entries(headers).map(([name, description]) => ({
	name,
	in: "header" as const,
	required: true,
	description,
	schema: { type: "string" as const },
}));

/** Webhooks that receivers are sent, for the API document. */
export const describedWebhooks = Object.fromEntries(
	allEvents.map((event) => {
		const body = z.object({
			type: z.literal(event).describe("The event"),
			timestamp: moment.describe("When it happened, ISO 8601 in UTC"),
			data: data[event].describe("What the event is about"),
		});
		const { $schema: _, ...written } = z.toJSONSchema(body);
		const schema: object = written;
		return [
			event,
			{
				post: {
					operationId: `on_${event.replace(".", "_")}`,
					tags: ["Integrations"],
					summary: eventLabels[event],
					description:
						"Your server receives this at least once. Verify its signature, as **Webhooks** above says, and answer within " +
						"10 seconds.",
					parameters,
					requestBody: { content: { "application/json": { schema } } },
					responses: {
						"2XX": { description: "Any status from 200 to 299 confirms the delivery" },
						default: {
							description: "Any other status, a redirect or no answer in 10 seconds. We’ll try again for three days",
						},
					},
				},
			},
		];
	}),
);
