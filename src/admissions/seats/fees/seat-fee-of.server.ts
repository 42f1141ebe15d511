import { readReceipt } from "#src/admissions/receipts/receipt.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { readFee } from "#src/payment/fee/fee.server.ts";
import { isSettled, type PublicFee } from "#src/payment/fee/fee.ts";

/** The fee of a place that was accepted, with the number of its receipt once it is paid. */
export type SeatFeeOf = { fee: PublicFee; receiptNumber: string | null };

/** @returns null where none is charged, or it is no longer owed and was never paid */
export async function readSeatFeeOf(db: Db, applicationId: number, now: Date): Promise<SeatFeeOf | null> {
	const fee = await readFee(db, applicationId, now, "seat");
	if (!fee || (fee.ended && !isSettled(fee))) return null;
	const receipt = await readReceipt(db, { applicationId, kind: "seat" });
	return { fee, receiptNumber: receipt?.number ?? null };
}
