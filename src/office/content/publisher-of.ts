import { contentPermissions } from "#src/content/content-permissions.ts";

/** Who publishes records of a type, in words. */
export function publisherOf(type: { table: string }): string {
	const { publish } = contentPermissions(type);
	if (publish === "season.publish" || publish === "status.write") return "Admissions or an owner";
	return publish === "content.publish" ? "An editor or an owner" : "An owner";
}
