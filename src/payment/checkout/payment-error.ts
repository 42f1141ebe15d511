import type { JsonResponse } from "#src/api-client/api-result.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { pageMessages } from "#src/school/messages/page-messages.ts";
import { connectionMessages } from "#src/school/messages/sets/forms/connection-messages.ts";

/** A payment that could not be started; `message` is for the payer. */
export class PaymentError extends Error {
	override name = "PaymentError";
}

export function failedPayment(): PaymentError {
	return new PaymentError(messagesIn(connectionMessages, pageMessages()).paymentError);
}

/** The server's own message, or the general one when it sent none. */
export function refusalOf({ body }: JsonResponse): PaymentError {
	const refused = typeof body === "object" && body !== null && "message" in body;
	return refused && typeof body.message === "string" ? new PaymentError(body.message) : failedPayment();
}
