/** Hashes of stored files that were written under a key of the media folder. */
export type FileHashesTable = {
	storage_key: string;
	/** Bytes. */
	size: number;
	/** Hexadecimal. */
	sha256: string;
};
