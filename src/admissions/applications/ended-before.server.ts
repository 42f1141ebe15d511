import type { ExpressionBuilder } from "kysely";
import type { Database } from "#src/db/tables.ts";

/**
 * Whether the offer of an application that is at this stage ended before a day, as SQL. Its details are nothing but
 * its last day, so they sort as days do.
 */
export function endedBefore({ eb }: ExpressionBuilder<Database, "applications">, day: string) {
	return eb("stage_details", "<", JSON.stringify({ answerBy: day }));
}
