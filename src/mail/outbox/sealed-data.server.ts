import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { EmailDefinition } from "#src/mail/define-email.ts";
import { EmailContentError } from "#src/mail/delivery/failure.ts";
import { withoutSecrets, withSecrets } from "#src/mail/secret.ts";
import { sealerOf } from "#src/secrets/carry-sealer.server.ts";

type OutboxRow = { data: string; message_id: string };

const purposeOf = (messageId: string) => `e-mail ${messageId}`;
const sealedData = /^sealed:([\w-]+):(.*)$/s;

/**
 * Seals an email's data for a row of the outbox. Data with secrets are not JSON, so that a process of an earlier
 * release, which would write a link without its token, leaves the row to others.
 * @param db that carries the sealer
 */
export function sealData(
	db: Kysely<Database>,
	{ data, secrets = [] }: { data: string; secrets?: readonly string[] | undefined },
	messageId: string,
): string {
	if (secrets.length === 0) return data;
	return `sealed:${sealerOf(db).seal(JSON.stringify(secrets), purposeOf(messageId))}:${data}`;
}

/**
 * Seals what processes of an earlier release have queued in plain, and what was given up then. @returns how many
 * emails
 */
export async function sealQueued(
	db: Kysely<Database>,
	definitions: readonly Pick<EmailDefinition<never, unknown>, "key" | "data">[],
): Promise<number> {
	const schemas = new Map(definitions.map(({ key, data }) => [key, data]));
	const rows = await db
		.selectFrom("outbox")
		.select(["id", "template", "data", "message_id"])
		.where("state", "in", ["queued", "dead"])
		.where("data", "not like", "sealed:%")
		.orderBy("id")
		.execute();
	let count = 0;
	for (const { id, template, data, message_id } of rows) {
		const schema = schemas.get(template);
		const { plain, secrets } = schema ? withoutSecrets(schema, JSON.parse(data)) : { plain: null, secrets: [] };
		if (secrets.length === 0) continue;
		const sealed = sealData(db, { data: JSON.stringify(plain), secrets }, message_id);
		await db.updateTable("outbox").set({ data: sealed }).where("id", "=", id).where("data", "=", data).execute();
		count++;
	}
	return count;
}

/**
 * The data of a row as JSON with its secrets. Rows of earlier releases have them in plain.
 * @throws EmailContentError for what another key has sealed
 */
export function openData(db: Kysely<Database>, { data, message_id }: OutboxRow): string {
	const [, sealed, plain] = sealedData.exec(data) ?? [];
	if (sealed === undefined || plain === undefined) return data;
	let openedText: string;
	try {
		openedText = sealerOf(db).open(sealed, purposeOf(message_id));
	} catch (error) {
		throw new EmailContentError("SealedByAnotherKey", { cause: error });
	}
	return withSecrets(plain, JSON.parse(openedText));
}
