export const verdicts = ["accepted", "incorrect", "unreadable", "outdated"] as const;
export type Verdict = (typeof verdicts)[number];
