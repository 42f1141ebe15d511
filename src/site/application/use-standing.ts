import { useEffect, useState } from "react";
import type { FeeState } from "#src/payment/fee.ts";

/** How an application stands, as the server says; `fee` is null when none is asked for. */
export type Standing = { reference: string; fee: { state: FeeState; payment_id: string | null } | null };

const pauses = [1000, 2000, 3000, 5000, 8000, 13_000, 20_000];

/**
 * Asks the server how the application stands, and with `follow` again at growing pauses until its fee is paid.
 * @returns the standing, `undefined` while unknown, `null` when the server knows no such application
 */
export function useStanding(token: string | undefined, follow = false): Standing | null | undefined {
	const [standing, setStanding] = useState<Standing | null>();
	useEffect(() => {
		if (!token) return;
		const stop = new AbortController();
		let timer: ReturnType<typeof setTimeout> | undefined;
		const ask = async (round: number) => {
			const found = await readStanding(token, stop.signal);
			if (stop.signal.aborted) return;
			if (found !== undefined) setStanding(found);
			if (follow && found !== null && found?.fee?.state !== "paid") timer = setTimeout(ask, pauses[Math.min(round, pauses.length - 1)], round + 1);
		};
		ask(0);
		return () => {
			stop.abort();
			clearTimeout(timer);
		};
	}, [token, follow]);
	return standing;
}

/** @returns undefined when the server could not be asked */
async function readStanding(token: string, signal: AbortSignal): Promise<Standing | null | undefined> {
	try {
		const response = await fetch("/api/v1/website/application/status", { headers: { authorization: `Bearer ${token}` }, signal });
		if (response.status === 404 || response.status === 422) return null;
		return response.ok ? (await response.json()).data : undefined;
	} catch {
		return undefined;
	}
}
