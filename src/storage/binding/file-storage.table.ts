/** The one storage that has the files of the database: one row, whose key is 1. */
export type FileStorageTable = {
	id: number;
	/** As the storage says it too. */
	storage_id: string;
	/** For people: the folder and its machine, or the bucket. */
	place: string;
	/** ISO 8601 in UTC. */
	bound_at: string;
};
