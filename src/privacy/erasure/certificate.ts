/** The outcome of one record. Days are `YYYY-MM-DD`, `at` is ISO 8601 in UTC. */
export type CertificateLine = {
	title: string;
	/** Parts of the record, in words. */
	rows: string;
	files: number;
	/** erased: for good. restricted: hidden until `eraseOn`. freed: given back to the office. */
	fate: "erased" | "restricted" | "freed";
	at: string;
	eraseOn: string | null;
	stays: string | null;
};
