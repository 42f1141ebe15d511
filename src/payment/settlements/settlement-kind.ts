/** other: an adjustment, a transfer, a dispute, a reserve. */
export type SettlementKind = "payment" | "refund" | "other";
