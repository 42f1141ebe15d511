import { data, type LoaderFunctionArgs } from "react-router";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { findStatement } from "#src/payment/statements/close-month.server.ts";
import { renderStatement } from "./statement-pdf.server.ts";

/** The statement of a closed month, as CSV or PDF; each download is in the log. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const member = allow(context, "money.read");
	const { db, school, now } = context.get(officeServices);
	const { month = "", format = "" } = params;
	const statement = format === "csv" || format === "pdf" ? await findStatement(db, month) : undefined;
	if (!statement) throw data("This month isn’t closed.", { status: 404 });
	const subject = { kind: "month-statement", id: statement.id };
	const act = {
		actor: member.name,
		memberId: member.id,
		act: "statement-downloaded",
		after: { month, format },
	} as const;
	await db.transaction().execute((trx) => recordAct(trx, { ...act, subject }, now()));
	const content = format === "csv" ? statement.csv : (await renderStatement(school, statement)).content;
	return new Response(Buffer.from(content), {
		headers: {
			"content-type": format === "csv" ? "text/csv; charset=utf-8" : "application/pdf",
			"content-disposition": `attachment; filename="statement-${month}.${format}"`,
		},
	});
}
