import { data, type LoaderFunctionArgs, type RouterContextProvider } from "react-router";
import { may } from "#src/accounts/may.ts";
import type { Member } from "#src/accounts/member.ts";
import type { ContentType } from "#src/content/content-type.ts";
import { allContentTypes } from "#src/content/content-types.ts";
import { adoptRecords } from "#src/content/editing/adopt-records.server.ts";
import { type ContentItem, contentTypeNamed } from "#src/content/editing/content-item.ts";
import { readItem } from "#src/content/editing/read-item.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { draftActOf } from "./content-rights.ts";

type Context = Readonly<RouterContextProvider>;

/** The content type that an address names, for a member who may write its records. */
export function typeAt(context: Context, params: LoaderFunctionArgs["params"]): { type: ContentType; member: Member } {
	const type = contentTypeNamed(params.type ?? "");
	if (!type) {
		allow(context, "news.draft");
		throw data(null, { status: 404 });
	}
	return { type, member: allow(context, draftActOf(type)) };
}

/** The item that an address names, for a member who may write it. */
export async function itemAt({ params, context }: Pick<LoaderFunctionArgs, "params" | "context">) {
	const { type, member } = typeAt(context, params);
	const id = /^[1-9]\d{0,8}$/.test(params.id ?? "") ? Number(params.id) : 0;
	const item: ContentItem | undefined = await readItem(context.get(officeServices).db, id);
	if (!item || item.type !== type.table) throw data(null, { status: 404 });
	return { type, member, item };
}

/** The types whose records a member may write. */
export function typesOf(member: Pick<Member, "role" | "decides">): ContentType[] {
	return allContentTypes.filter((type) => may(member, draftActOf(type)));
}

/** Takes over records that were added without the office. */
export async function adoptAll(db: Db, types: readonly ContentType[], now: Date): Promise<void> {
	for (const type of types) await db.transaction().execute((trx) => adoptRecords(trx, type, now));
}
