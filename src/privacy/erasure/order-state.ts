/** asked: waits for a second member. restricted: something waits for its day. freed: taken back before that day. */
export type OrderState = "asked" | "withdrawn" | "restricted" | "freed" | "done";
