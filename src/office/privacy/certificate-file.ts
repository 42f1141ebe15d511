import { data, type LoaderFunctionArgs } from "react-router";
import { readRowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { renderCertificate } from "#src/privacy/erasure/certificate-pdf.server.ts";

/** The certificate of an erasure as a PDF. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	allow(context, "person.ask-erasure");
	const { db, school } = context.get(officeServices);
	const id = readRowId(params.id);
	const pdf = await renderCertificate(db, school, id);
	if (!pdf) throw data("We can’t find a certificate with this number.", { status: 404 });
	const headers = {
		"content-type": pdf.contentType,
		"content-disposition": `attachment; filename="${pdf.filename}"`,
	};
	return new Response(Buffer.from(pdf.content), { headers });
}
