import { z } from "zod";
import { reference } from "#src/api/envelope.ts";
import { typeSegments } from "#src/api/integrations/content/type-in-path.ts";
import { allEvents, eventLabels, testEvent, type WebhookEvent } from "#src/webhooks/webhook-events.ts";
import { punctuateSchema } from "./punctuation.ts";

const moment = z.string();
const content = z.object({
	type: z.string().describe(`Content type: ${typeSegments.join(", ")}. Or a website text, such as school-fees`),
	item: z.int().describe("ID of the item in the office API. Not used for website texts"),
	record: z.int().nullable().describe("ID of the item in the public API. `null` for website texts"),
	url: z.string().nullable().describe("URL of its page. `null` for types without pages"),
});

const paidFee = z.object({
	reference,
	amount: z.int().describe("Amount that was paid, in paise"),
	currency: z.literal("INR").describe("Always `INR`"),
	paid_at: moment.describe("Time of payment, ISO 8601 in UTC"),
});

type SentEvent = WebhookEvent | typeof testEvent;
const sentEvents: readonly SentEvent[] = [...allEvents, testEvent];

const data: Record<SentEvent, z.ZodObject> = {
	"content.published": content,
	"content.taken_down": content,
	"application.received": z.object({
		reference,
		form: z.string().describe("The form, such as `barch`"),
		received_at: moment.describe("Time of submission, ISO 8601 in UTC"),
	}),
	"job-application.received": z.object({
		id: z.int().describe("Number of its case in the office"),
		opening: z.string().describe("The `primaryId` of the vacancy"),
		received_at: moment.describe("Time of submission, ISO 8601 in UTC"),
	}),
	"fee.paid": paidFee,
	"seat-fee.paid": paidFee,
	[testEvent]: z.object({}),
};

/** Cause of each event. */
const causes: Record<SentEvent, string> = {
	"content.published": "an item or a website text is published, and when it’s published again with changes",
	"content.taken_down": "a published item is unpublished or moved to the trash",
	"application.received": "an application is received",
	"job-application.received": "a job application is received",
	"fee.paid": "an application fee is paid",
	"seat-fee.paid": "a seat acceptance fee is paid",
	[testEvent]: "an owner sends a test in the office, regardless of the webhook’s events",
};

const headers = {
	"webhook-id": "ID of the message, the same at each attempt",
	"webhook-timestamp": "Time at which it was sent, in seconds since 1970",
	"webhook-signature": "`v1,` and the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{raw body}`, in base64",
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
	sentEvents.map((event) => {
		const body = z.object({
			type: z.literal(event).describe("Type of the event"),
			timestamp: moment.describe("Time of the event, ISO 8601 in UTC"),
			data: data[event].describe(event === testEvent ? "Empty" : "Details of the event"),
		});
		const { $schema: _, ...written } = z.toJSONSchema(body);
		const schema: object = punctuateSchema(written);
		return [
			event,
			{
				post: {
					operationId: `on_${event.replace(".", "_")}`,
					tags: ["Integrations"],
					summary: event === testEvent ? "A test is sent" : eventLabels[event].replace(/\.$/, ""),
					description:
						`Sent when ${causes[event]}. Verify the signature and respond within 10 seconds, as **Webhooks** in the ` +
						"introduction says. You may receive it more than once.",
					parameters,
					requestBody: { content: { "application/json": { schema } } },
					responses: {
						"2XX": { description: "Any status from 200 to 299 confirms the delivery" },
						default: {
							description:
								"Any other status, a redirect or no response within 10 seconds. We’ll try again for three days.",
						},
					},
				},
			},
		];
	}),
);
