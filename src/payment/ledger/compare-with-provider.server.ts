import { isCounterPayment } from "#src/payment/counter/counter-payment.ts";
import { inFigures } from "#src/payment/fee/amount.ts";
import { feeStateNames, isSettled } from "#src/payment/fee/fee.ts";
import { GatewayError, type PaymentGateway } from "#src/payment/gateway/gateway.ts";
import type { LedgerLine } from "./ledger.server.ts";
import type { Mismatch } from "./mismatch.ts";

/**
 * Compares a fee's order and payments with the provider's. It changes nothing; polling does, while it is due.
 * @throws GatewayError when the provider does not answer
 */
export async function compareWithProvider(
	gateway: PaymentGateway,
	{ fee, payments }: Pick<LedgerLine, "fee" | "payments">,
): Promise<Mismatch[]> {
	if (!fee?.orderId) return [];
	const differs = (message: string, paymentId: string | null = null): Mismatch => ({
		kind: "other-at-provider",
		message,
		paymentId,
	});
	try {
		const order = await gateway.fetchOrder(fee.orderId);
		const atProvider = await gateway.fetchPayments(fee.orderId);
		const settled = isSettled(fee) && !isCounterPayment(fee.paymentId);
		const state = settled ? feeStateNames[fee.state].toLowerCase() : isSettled(fee) ? "settled offline" : "unpaid";
		return [
			...(order.amount === fee.amount && order.currency === fee.currency
				? []
				: [differs(`Razorpay has a different amount for ${order.id}.`)]),
			...((order.status === "paid") === settled
				? []
				: [differs(`Razorpay shows ${order.id} as ${settled ? "unpaid" : "paid"}, but the fee is ${state} here.`)]),
			...atProvider.flatMap(({ id, status, refunded = 0 }) => {
				const storedPayment = payments.find((payment) => payment.id === id);
				if (!storedPayment) return [differs(`Razorpay has ${id} (${status}), which isn’t recorded here.`, id)];
				if (storedPayment.refunding) return [];
				const elsewhere = (message: string) => [{ kind: "refunded-elsewhere" as const, message, paymentId: id }];
				// Payments whose whole fee was refunded stay captured at the provider if it keeps its own charge.
				const isBack =
					storedPayment.status === "refunded" && storedPayment.refunded > 0 && refunded === storedPayment.refunded;
				if (storedPayment.status !== status && storedPayment.reportedStatus !== status && !isBack) {
					const message = `Razorpay shows ${id} as ${status}, but its status here is ${storedPayment.status}.`;
					return status === "refunded" ? elsewhere(message) : [differs(message, id)];
				}
				if (status !== "captured" || refunded === storedPayment.refunded) return [];
				const [there, here] = [refunded, storedPayment.refunded].map(inFigures);
				return elsewhere(`Razorpay refunded ${there} of ${id}, but ${here} is recorded here.`);
			}),
			...payments
				.filter(({ id, orderId }) => orderId === fee.orderId && !atProvider.some((payment) => payment.id === id))
				.map(({ id }) => differs(`Razorpay doesn’t know ${id}.`, id)),
		];
	} catch (error) {
		if (error instanceof GatewayError && error.kind === "refused")
			return [{ ...differs(`Razorpay doesn’t know ${fee.orderId} with these keys.`), kind: "order-unknown" }];
		throw error;
	}
}
