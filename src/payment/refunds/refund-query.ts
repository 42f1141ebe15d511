export const refundsPerPage = 50;
/** stuck: failed, with the money still here, and not asked for again. */
export const refundFilters = ["asked", "open", "processed", "stuck", "failed", "withdrawn", "all"] as const;
export type RefundFilter = (typeof refundFilters)[number];
export type RefundQuery = { state: RefundFilter; page: number };
