import { useEffect, useState } from "react";
import { type FeeStatus, fetchFeeStatus, syncFeeStatus } from "#src/payment/checkout/fee-status-client.ts";
import type { FeeKind, PublicFee } from "#src/payment/fee/fee.ts";

const pauses = [1000, 2000, 3000, 5000, 8000, 13_000, 20_000];

/** `status` is undefined while unknown, and null when the server knows no such application. */
export type FollowedFeeStatus = {
	status: FeeStatus | null | undefined;
	/** True if the provider itself has said so, where that was in doubt. */
	sure: boolean;
};

/**
 * Asks the server for the application's status, and again at growing intervals while the bank checks its fee.
 * @param doubtful the browser has reason to believe that the server does not know all: the provider is asked too,
 * until it answers
 */
export function useFeeStatus(token: string | undefined, doubtful = false, kind?: FeeKind): FollowedFeeStatus {
	const [followed, setFollowed] = useState<FollowedFeeStatus>({ status: undefined, sure: !doubtful });
	useEffect(() => {
		if (!token) return;
		const stop = new AbortController();
		let timer: ReturnType<typeof setTimeout> | undefined;
		const ask = async (round: number) => {
			const syncedFeeStatus = doubtful ? await syncFeeStatus(token, stop.signal, kind) : undefined;
			const feeStatus =
				syncedFeeStatus === undefined ? await fetchFeeStatus(token, stop.signal, kind) : syncedFeeStatus;
			if (stop.signal.aborted) return;
			const sure =
				!doubtful ||
				syncedFeeStatus === null ||
				syncedFeeStatus?.asked === true ||
				feeStatus?.fee === null ||
				feeStatus?.fee?.state === "paid";
			if (feeStatus !== undefined) setFollowed({ status: feeStatus, sure });
			if (feeStatus === undefined || !sure || feeStatus?.fee?.checking)
				timer = setTimeout(ask, pauses[Math.min(round, pauses.length - 1)], round + 1);
		};
		ask(0);
		return () => {
			stop.abort();
			clearTimeout(timer);
		};
	}, [token, doubtful, kind]);
	return followed;
}

/**
 * Follows the status of the fee that the page shows, as above; reloads the page once it has changed, because the whole
 * page shows it.
 * @param token undefined if there is nothing to follow
 */
export function useShownFee(fee: PublicFee, token: string | undefined, doubtful: boolean) {
	const { status, sure } = useFeeStatus(token, doubtful, fee.kind === "seat" ? fee.kind : undefined);
	const { state, checking } = status?.fee ?? fee;
	const changed = state !== fee.state || checking !== fee.checking;
	useEffect(() => {
		if (changed) location.reload();
	}, [changed]);
	return { checking, sure };
}
