/** Kinds of records that a person can have with the school. */
export const recordKinds = [
	"application",
	"draft",
	"enquiry",
	"message",
	"alumni",
	"job-application",
	"visit",
	"opening-request",
] as const;
export type RecordKind = (typeof recordKinds)[number];
