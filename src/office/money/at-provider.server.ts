import type { Refusal, Success } from "#src/office/kit/acts/act.server.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import { GatewayError, type GatewayFault, type PaymentGateway } from "#src/payment/gateway/gateway.ts";
import { refuse } from "#src/refusal.ts";

const advice: Partial<Record<GatewayFault, string>> = {
	keys: "Check the Razorpay keys in the server’s settings.",
	unavailable: "Try again later.",
	throttled: "Try again in a minute.",
};

/** Calls the payment provider; its faults become sentences that say what helps. */
export async function atProvider(
	{ payments }: Pick<OfficeServices, "payments">,
	call: (gateway: PaymentGateway) => Promise<Success | Refusal>,
): Promise<Success | Refusal> {
	if (!payments.gateway) return refuse("Payments are turned off, so we can’t check with Razorpay.");
	try {
		return await call(payments.gateway);
	} catch (error) {
		if (!(error instanceof GatewayError)) throw error;
		return refuse(`${error.message}. ${advice[error.kind] ?? ""}`.trim());
	}
}
