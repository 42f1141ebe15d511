import { z } from "zod";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Contents of a backup. Sizes are in bytes, hashes hexadecimal, times ISO 8601 in UTC. */
export const manifestSchema = z.object({
	/** Format of the archive; grows when an earlier program could not read it. */
	format: z.literal(1),
	createdAt: z.string(),
	/** Engine that the rows come from; they can be restored into either. */
	engine: z.enum(["sqlite", "postgres"]),
	/** The name of the last migration. */
	migration: z.string(),
	database: z.object({ size: z.number(), sha256 }),
	/** Tables by name; the hash is that of all rows, whatever their order. */
	tables: z.record(z.string(), z.object({ rows: z.number(), sha256 })),
	files: z.array(z.object({ key: z.string(), size: z.number(), sha256 })),
	/** The keys of files that were erased between the copy of the rows and that of the files. */
	erasedSince: z.array(z.string()),
	/** The settings that hold secrets, which no backup has: their names, and whether they were set. */
	secrets: z.record(z.string(), z.boolean()),
	/** Tells whether another machine has the same secret key, and no more. */
	secretKeyHash: z.string(),
});

export type Manifest = z.output<typeof manifestSchema>;

/** A stored file as a row describes it. */
export type ArchivedFile = Manifest["files"][number];

export type TableChecksums = Manifest["tables"];
