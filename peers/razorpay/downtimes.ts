import { randomId } from "./api-keys.server.ts";
import type { SandboxFaults } from "./faults.ts";

type Method = Exclude<SandboxFaults["downtime"], "none">;

/** Source: https://razorpay.com/docs/api/payments/downtime/entity */
const instruments = {
	upi: { vpa_handle: "ALL" },
	card: { network: "ALL" },
	netbanking: { bank: "ALL" },
} as const satisfies Record<Method, object>;

/** Reports which of the provider's methods are slow, in this process. */
export function downtimesOf(now: () => Date) {
	let current: ReturnType<typeof begin> | undefined;
	const seconds = () => Math.floor(now().getTime() / 1000);

	function begin(method: Method) {
		const at = seconds();
		return {
			id: `down_${randomId(14)}`,
			entity: "payment.downtime",
			method: method as Method,
			begin: at,
			end: null as number | null,
			status: "started" as "started" | "resolved",
			scheduled: false,
			severity: "high",
			instrument: instruments[method],
			created_at: at,
			updated_at: at,
		};
	}

	return {
		list: () => (current ? [current] : []),
		/** @returns what began and what ended by it */
		set(method: SandboxFaults["downtime"]) {
			if (method === (current?.method ?? "none")) return [];
			const at = seconds();
			const endedDowntime = current && { ...current, end: at, status: "resolved" as const, updated_at: at };
			current = method === "none" ? undefined : begin(method);
			return [endedDowntime, current].filter((downtime) => downtime !== undefined);
		},
	};
}

export type Downtimes = ReturnType<typeof downtimesOf>;
