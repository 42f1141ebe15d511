/** A file of a member that comes in parts, and how much of it has come; sizes in bytes. */
export type PartialUploadsTable = {
	id: string;
	/** The member's id. */
	owner: number;
	name: string;
	size: number;
	received: number;
	/** ISO 8601 in UTC. */
	changed_at: string;
};

/** A part, by its place in the file and its key in the storage. */
export type PartialUploadPartsTable = {
	key: string;
	upload_id: string;
	start: number;
};
