import type { OrderStatus, PaymentStatus } from "#src/payment/fee/fee-state.ts";

/** The sandbox's secrets: `key_id`, `key_secret`, `webhook_secret`. */
export type SandboxKeysTable = { name: string; value: string };

/** Times are ISO 8601 in UTC, amounts in paise, `notes` JSON. */
export type SandboxOrdersTable = {
	id: string;
	receipt: string | null;
	/** The receipt again when the order was asked for with `unique_receipt`. */
	unique_receipt: string | null;
	amount: number;
	currency: string;
	status: OrderStatus;
	attempts: number;
	notes: string;
	created_at: string;
};

export type SandboxPaymentsTable = {
	id: string;
	order_id: string;
	amount: number;
	currency: string;
	status: PaymentStatus;
	error: string | null;
	created_at: string;
};
