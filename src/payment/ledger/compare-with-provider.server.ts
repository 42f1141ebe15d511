import { isCounterPayment } from "#src/payment/counter/counter-payment.ts";
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
		const settled = (fee.state === "paid" || fee.state === "refunded") && !isCounterPayment(fee.paymentId);
		return [
			...(order.amount === fee.amount && order.currency === fee.currency
				? []
				: [differs(`The provider has ${order.id} over another sum.`)]),
			...((order.status === "paid") === settled
				? []
				: [differs(`The provider says that ${order.id} is ${order.status}; here the fee is ${fee.state}.`)]),
			...atProvider.flatMap(({ id, status }) => {
				const stored = payments.find((payment) => payment.id === id);
				if (!stored) return [differs(`The provider has ${id} (${status}), of which nothing is known here.`, id)];
				if (stored.status === status || stored.reportedStatus === status || stored.refunding) return [];
				const message = `The provider says that ${id} is ${status}; here it is ${stored.status}.`;
				if (status === "refunded") return [{ kind: "refunded-elsewhere" as const, message, paymentId: id }];
				return [differs(message, id)];
			}),
			...payments
				.filter(({ id, orderId }) => orderId === fee.orderId && !atProvider.some((payment) => payment.id === id))
				.map(({ id }) => differs(`The provider knows nothing of ${id}.`, id)),
		];
	} catch (error) {
		if (error instanceof GatewayError && error.kind === "refused")
			return [
				{
					kind: "order-unknown",
					message: `The provider does not know ${fee.orderId} under these keys.`,
					paymentId: null,
				},
			];
		throw error;
	}
}
