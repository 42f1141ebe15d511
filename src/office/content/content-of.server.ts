import { data, type LoaderFunctionArgs, type RouterContextProvider } from "react-router";
import { may } from "#src/accounts/may.ts";
import type { Member } from "#src/accounts/member.ts";
import { contentPermissions } from "#src/content/content-permissions.ts";
import type { ContentType } from "#src/content/content-type.ts";
import { allContentTypes } from "#src/content/content-types.ts";
import { adoptRecords } from "#src/content/editing/adopt-records.server.ts";
import { type ContentItem, contentTypeNamed, everyContentType } from "#src/content/editing/content-item.ts";
import { readItem } from "#src/content/editing/read-item.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import * as officePaths from "#src/office-paths.ts";

type Context = Readonly<RouterContextProvider>;

/** The content type that an address names, for a member who may write its records. */
export function typeAt(context: Context, params: LoaderFunctionArgs["params"]): { type: ContentType; member: Member } {
	const type = contentTypeNamed(params.type ?? "");
	if (!type) {
		allow(context, "news.draft");
		throw data(null, { status: 404 });
	}
	return { type, member: allow(context, contentPermissions(type).draft) };
}

/** The same, of which there can be several records: fixed texts of the site have no list. */
export function listedTypeAt(context: Context, params: LoaderFunctionArgs["params"]) {
	const type = typeAt(context, params);
	if (type.type.single) throw redirectTo(officePaths.site);
	return type;
}

/** The item that an address names, for a member who may write it. */
export async function itemAt({ params, context }: Pick<LoaderFunctionArgs, "params" | "context">) {
	const { type, member } = typeAt(context, params);
	const id = readRowId(params.id);
	const item: ContentItem | undefined = await readItem(context.get(officeServices).db, id);
	if (!item || item.type !== type.table) throw data(null, { status: 404 });
	return { type, member, item };
}

/** The types whose records a member may write. */
export function typesOf(member: Pick<Member, "role" | "decides">): ContentType[] {
	return allContentTypes.filter((type) => may(member, contentPermissions(type).draft));
}

/** Everything that a member may write: those types, and the fixed texts of the site. */
export function writableTablesOf(member: Pick<Member, "role" | "decides">): string[] {
	return everyContentType()
		.filter((type) => may(member, contentPermissions(type).draft))
		.map(({ table }) => table);
}

/** Returns the name of an item of a type: "news item". @param type its table */
export function kindOfItem(type: string): string {
	const contentType = contentTypeNamed(type);
	return contentType?.single ? "website text" : (contentType?.office.names.one ?? type);
}

/** Takes over records that were added without the office. */
export async function adoptAll(db: Db, types: readonly ContentType[], now: Date): Promise<void> {
	for (const type of types) await db.transaction().execute((trx) => adoptRecords(trx, type, now));
}

/** Returns who publishes records of a type, as text. */
export function publisherOf(type: { table: string }): string {
	const { publish } = contentPermissions(type);
	if (publish === "season.publish" || publish === "status.write") return "Admissions or an owner";
	return publish === "content.publish" ? "An editor or an owner" : "An owner";
}
