import type { PermissionName } from "#src/audit/undoable.server.ts";

/** draft: to write records. publish: to show them to visitors, to take them down, and to undo either. */
export type PermissionPair = Readonly<Record<"draft" | "publish", PermissionName>>;

const usual = { draft: "content.draft", publish: "content.publish" } as const satisfies PermissionPair;

const ofTables = {
	// Records that admissions may draft, too.
	news: { draft: "news.draft", publish: "content.publish" },
	announcements: { draft: "news.draft", publish: "content.publish" },
	approval_documents: { draft: "approval.propose", publish: "approval.publish" },
} as const satisfies Record<string, PermissionPair>;

/** Returns the permissions that members need for records of a type. @param table of the type */
export function recordPermissions(table: string): (typeof ofTables)[keyof typeof ofTables] | typeof usual {
	return isOwn(table) ? ofTables[table] : usual;
}

const isOwn = (table: string): table is keyof typeof ofTables => Object.hasOwn(ofTables, table);
