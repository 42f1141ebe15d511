import { isCounterPayment } from "#src/payment/counter/counter-payment.ts";
import { inFigures } from "#src/payment/fee/amount.ts";
import { isSettled } from "#src/payment/fee/fee.ts";
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
		return [
			...(order.amount === fee.amount && order.currency === fee.currency
				? []
				: [differs(`The provider has ${order.id} for another amount.`)]),
			...((order.status === "paid") === settled
				? []
				: [differs(`The provider says that ${order.id} is ${order.status}; here the fee is ${fee.state}.`)]),
			...atProvider.flatMap(({ id, status, refunded = 0 }) => {
				const stored = payments.find((payment) => payment.id === id);
				if (!stored) return [differs(`The provider has ${id} (${status}), of which nothing is known here.`, id)];
				if (stored.refunding) return [];
				const elsewhere = (message: string) => [{ kind: "refunded-elsewhere" as const, message, paymentId: id }];
				// Where it keeps its own charge, a payment of which the whole fee went back stays captured there.
				const isBack = stored.status === "refunded" && stored.refunded > 0 && refunded === stored.refunded;
				if (stored.status !== status && stored.reportedStatus !== status && !isBack) {
					const message = `The provider says that ${id} is ${status}; here it is ${stored.status}.`;
					return status === "refunded" ? elsewhere(message) : [differs(message, id)];
				}
				if (status !== "captured" || refunded === stored.refunded) return [];
				const [there, here] = [refunded, stored.refunded].map(inFigures);
				return elsewhere(`The provider says that ${there} of ${id} have gone back; here it is ${here}.`);
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
