/** overdue: open, and its day is past. ended: withdrawn, or its application has ended without an answer. */
export const requestStates = ["open", "overdue", "answered", "ended"] as const;
export type RequestState = (typeof requestStates)[number];

const requestChannels = ["mail", "link"] as const;

/** Filters for a list of requests; undefined for all. */
export type RequestQuery = {
	state: RequestState;
	/** Words that each case must contain. */
	search: string;
	channel?: (typeof requestChannels)[number] | undefined;
	/** The question for the document. */
	document?: string | undefined;
	/** The form of the application. */
	type?: string | undefined;
	page: number;
};

export const requestsPerPage = 50;
