/**
 * How many mails with links on request, or acknowledgements of forms, went out in a span of time that began with the
 * first; outlives drafts, so that deleting one earns no more mails.
 */
export type MailCountsTable = {
	/** A hash of whose they are. */
	key: string;
	used: number;
	/** ISO 8601 in UTC. */
	ends_at: string;
};
