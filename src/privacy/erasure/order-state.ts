/** asked: waits for a second member. restricted: something waits for its day. freed: withdrawn before that day. */
export type OrderState = "asked" | "withdrawn" | "restricted" | "freed" | "done";
