import type { RecordedAct } from "#src/audit/audit-log.server.ts";
import type { PermissionName } from "#src/audit/undoable.server.ts";
import type { CaseKind } from "./case.ts";

type ByKind = Readonly<Record<CaseKind, PermissionName>>;

/** Permissions that a member needs to see a case. */
export const readPermissions = {
	application: "case.read",
	enquiry: "message.read",
	message: "message.read",
	alumni: "alumni.read",
	"job-application": "job.read",
} as const satisfies ByKind;

/** Permissions that a member needs to change a case, where the act needs nothing else. */
export const writePermissions = {
	application: "case.write",
	enquiry: "message.write",
	message: "message.write",
	alumni: "alumni.write",
	"job-application": "job.write",
} as const satisfies ByKind;

/** Returns the permission that a member needs to change the case that an act is about. */
export function writePermissionFor({ subject }: RecordedAct): PermissionName {
	return writePermissions[subject.kind as CaseKind];
}
