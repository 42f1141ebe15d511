export const interviewOutcomes = ["recommended", "doubtful", "not recommended", "absent"] as const;
export type InterviewOutcome = (typeof interviewOutcomes)[number];
