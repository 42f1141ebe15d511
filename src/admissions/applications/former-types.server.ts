import { applicationTypes, isApplicationType } from "#src/admissions/forms/application-forms.ts";
import type { Db } from "#src/db/connect.server.ts";

/** Returns the forms of ours that the school no longer offers and has applications of. */
export async function readFormerTypes(db: Db): Promise<string[]> {
	const rows = await db
		.selectFrom("applications")
		.select("application_type as type")
		.distinct()
		.where("application_type", "not in", ["", ...applicationTypes()])
		.execute();
	return rows.flatMap(({ type }) => (isApplicationType(type) ? [type] : []));
}
