export type FailureKind = "server" | "browser";

export type FailureStatus = "new" | "seen" | "quiet";
