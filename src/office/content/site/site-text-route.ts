import { data, type LoaderFunctionArgs } from "react-router";
import { contentPermissions } from "#src/content/content-permissions.ts";
import { findSchoolItem } from "#src/content/school/school-text.server.ts";
import { schoolTextNamed } from "#src/content/school/school-text-of.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import * as officePaths from "#src/office-paths.ts";

/** Leads to where a text is written. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const text = schoolTextNamed(params.text);
	allow(context, text ? contentPermissions(text.type).draft : "season.draft");
	if (!text) throw data(null, { status: 404 });
	const { id } = await findSchoolItem(context.get(officeServices).db, text.name);
	return redirectTo(officePaths.contentItem(text.type.table, id));
}
