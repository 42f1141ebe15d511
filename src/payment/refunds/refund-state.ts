/**
 * asked: waits for a second person. confirmed: to be ordered. pending: the provider has taken it. processed: the money
 * has left. failed: it has not, and never will by this refund. withdrawn: no one wants it any more.
 */
export type RefundState = "asked" | "confirmed" | "pending" | "processed" | "failed" | "withdrawn";
