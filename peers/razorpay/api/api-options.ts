import type { SandboxKeys } from "#peers/razorpay/api-keys.server.ts";
import type { Downtimes } from "#peers/razorpay/downtimes.ts";
import type { FaultSwitch } from "#peers/razorpay/faults.ts";
import type { Attempt } from "#peers/razorpay/orders.server.ts";
import type { SandboxDb } from "#peers/razorpay/sandbox-database.server.ts";

export type ApiOptions = {
	db: SandboxDb;
	keys: SandboxKeys;
	faults: FaultSwitch;
	downtimes: Downtimes;
	now: () => Date;
	sendWebhooks: (attempt: Attempt) => void;
};
