import type { Transaction } from "kysely";
import type { z } from "zod";
import type { Database } from "#src/db/tables.ts";
import type { EmailDefinition } from "#src/mail/define-email.ts";
import { withoutSecrets } from "#src/mail/secret.ts";
import { openData, sealData } from "./sealed-data.server.ts";

/**
 * Changes the data of an email about the same thing that waits for its first attempt.
 * @returns false when none waits, when it has just been leased, or when its data are not of this release
 */
export async function joinQueued<Schema extends z.ZodObject>(
	trx: Transaction<Database>,
	{ key, data: schema }: EmailDefinition<never, unknown, Schema>,
	about: string,
	now: Date,
	join: (data: z.output<Schema>) => z.input<Schema>,
): Promise<boolean> {
	const queuedEmail = await trx
		.selectFrom("outbox")
		.select(["id", "data", "message_id"])
		.where("state", "=", "queued")
		.where("due_at", ">", now.toISOString())
		.where("about", "=", about)
		.where("template", "=", key)
		.where("attempts", "=", 0)
		.executeTakeFirst();
	if (!queuedEmail) return false;
	const before = schema.safeParse(JSON.parse(openData(trx, queuedEmail)));
	if (!before.success) return false;
	const { plain, secrets } = withoutSecrets(schema, join(before.data));
	const { numUpdatedRows } = await trx
		.updateTable("outbox")
		.set({ data: sealData(trx, { data: JSON.stringify(plain), secrets }, queuedEmail.message_id) })
		.where("id", "=", queuedEmail.id)
		.where("state", "=", "queued")
		.where("attempts", "=", 0)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
