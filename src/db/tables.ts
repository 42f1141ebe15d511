import type { AccessTokensTable, ApplicationFilesTable, ApplicationsTable } from "../forms/application/application.table.ts";
import type { OutboxTable } from "../mail/outbox.table.ts";
import type { FeeEventsTable, FeePaymentsTable, FeesTable } from "../payment/fee.table.ts";
import type { SandboxKeysTable, SandboxOrdersTable, SandboxPaymentsTable } from "../payment/sandbox/sandbox.table.ts";

/** All tables; each area keeps the types of its own. */
export type Database = {
	counters: { name: string; value: number };
	applications: ApplicationsTable;
	application_files: ApplicationFilesTable;
	access_tokens: AccessTokensTable;
	outbox: OutboxTable;
	fees: FeesTable;
	fee_payments: FeePaymentsTable;
	fee_events: FeeEventsTable;
	sandbox_keys: SandboxKeysTable;
	sandbox_orders: SandboxOrdersTable;
	sandbox_payments: SandboxPaymentsTable;
};
