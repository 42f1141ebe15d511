export const itemStates = ["draft", "published", "taken-down", "trashed"] as const;
export type ItemState = (typeof itemStates)[number];
