/** A file of a build whose name contains a hash, for processes of other builds; only on PostgreSQL. */
export type BuildFilesTable = {
	/** Its address, such as `/static/js/page-Bc12.js`. */
	address: string;
	content: Uint8Array;
	/** When a process that has it started last. ISO 8601 in UTC. */
	seen_at: string;
};
