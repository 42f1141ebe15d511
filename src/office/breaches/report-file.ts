import { data, type LoaderFunctionArgs } from "react-router";
import { readRowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { reportKinds } from "#src/privacy/breaches/breach.ts";
import { readBreach } from "#src/privacy/breaches/read-breach.server.ts";
import { renderReport } from "#src/privacy/breaches/report-pdf.server.ts";

/** A report about a breach as a PDF. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	allow(context, "breach.read");
	const { db, school, now } = context.get(officeServices);
	const kind = reportKinds.find((each) => each === params.kind);
	const page = kind && (await readBreach(db, readRowId(params.id), now()));
	if (!page) throw data("We can’t find this report.", { status: 404 });
	const { content, contentType, filename } = await renderReport(school, page, kind, now());
	const disposition = `attachment; filename="${filename}"`;
	return new Response(content, { headers: { "content-type": contentType, "content-disposition": disposition } });
}
