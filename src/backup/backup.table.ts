import type { Generated } from "kysely";

/** A backup, or a verification of the running school. Times are ISO 8601 in UTC. */
export type BackupRunsTable = {
	id: Generated<number>;
	kind: "backup" | "verification";
	started_at: string;
	/** Until then the process that began it works on it; a run that is older and not finished has failed. */
	lease_until: string;
	finished_at: string | null;
	/** Of the backup. */
	name: string | null;
	files: number | null;
	/** Of all its files. */
	bytes: number | null;
	/** What went wrong, in sentences; null for a good run. */
	problem: string | null;
};

/** What was erased for another reason than its age, so that no restored backup brings it back. */
export type ErasuresTable = {
	/** SHA-256 of kind, id and creation. */
	subject_hash: string;
	erased_at: string;
	/** When it was copied to the repository. */
	copied_at: string | null;
};

export type BackupTables = { backup_runs: BackupRunsTable; erasures: ErasuresTable };
