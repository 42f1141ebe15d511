import * as officePaths from "#src/office-paths.ts";

/** The address of a case. */
export function caseAddress({ kind, recordId }: { kind: string; recordId: number }): string {
	return officePaths.caseOf(kind, recordId);
}
