import { data, type LoaderFunctionArgs } from "react-router";
import { findSchoolItem } from "#src/content/school/school-text.server.ts";
import { draftActOf } from "#src/office/content/content-rights.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { schoolTextNamed } from "./school-text-of.ts";

/** Leads to where a text is written. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const text = schoolTextNamed(params.text);
	allow(context, text ? draftActOf(text.type) : "season.draft");
	if (!text) throw data(null, { status: 404 });
	const { id } = await findSchoolItem(context.get(officeServices).db, text.name);
	return redirectTo(officePaths.contentItem(text.type.table, id));
}
