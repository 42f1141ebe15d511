import { GatewayError, type PaymentGateway } from "#src/payment/gateway/gateway.ts";
import type { LedgerLine } from "./ledger.server.ts";
import type { Mismatch } from "./mismatch.ts";

/**
 * Asks the provider how an order and its payments stand, and says what is otherwise here. It changes nothing; the reconciler does,
 * while it watches the fee.
 * @throws GatewayError when the provider is out of reach
 */
export async function compareWithProvider(gateway: PaymentGateway, { fee, payments }: LedgerLine): Promise<Mismatch[]> {
	if (!fee?.orderId) return [];
	const other = (words: string): Mismatch => ({ kind: "other-at-provider", words });
	try {
		const order = await gateway.fetchOrder(fee.orderId);
		const there = await gateway.fetchPayments(fee.orderId);
		const settled = fee.state === "paid" || fee.state === "refunded";
		return [
			...(order.amount === fee.amount && order.currency === fee.currency
				? []
				: [other(`The provider has ${order.id} over another sum.`)]),
			...((order.status === "paid") === settled
				? []
				: [other(`The provider says that ${order.id} is ${order.status}; here the fee is ${fee.state}.`)]),
			...there.flatMap(({ id, status }) => {
				const here = payments.find((payment) => payment.id === id);
				if (!here) return [other(`The provider has ${id} (${status}), of which nothing is known here.`)];
				return here.status === status
					? []
					: [other(`The provider says that ${id} is ${status}; here it is ${here.status}.`)];
			}),
			...payments
				.filter(({ id, orderId }) => orderId === fee.orderId && !there.some((payment) => payment.id === id))
				.map(({ id }) => other(`The provider knows nothing of ${id}.`)),
		];
	} catch (error) {
		if (error instanceof GatewayError && error.kind === "refused")
			return [{ kind: "order-unknown", words: `The provider does not know ${fee.orderId} under these keys.` }];
		throw error;
	}
}
