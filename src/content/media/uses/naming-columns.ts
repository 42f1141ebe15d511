import { z } from "zod";
import type { ContentType } from "#src/content/content-type.ts";

/** The columns of a content type that can name media: keys of files, texts, and rows, which are JSON. */
export function namingColumns({ fields }: ContentType): string[] {
	return Object.entries(fields.shape)
		.filter(([, schema]) => [z.ZodString, z.ZodArray].some((kind) => unwrap(schema) instanceof kind))
		.map(([name]) => name);
}

function unwrap(schema: unknown): unknown {
	const isWrapper =
		schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
	if (isWrapper) return unwrap(schema.unwrap());
	// A link is checked once more after it was read.
	return schema instanceof z.ZodPipe ? unwrap(schema.in) : schema;
}
