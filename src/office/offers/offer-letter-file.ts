import { data, type LoaderFunctionArgs } from "react-router";
import { seatFeeFor } from "#src/admissions/seats/fees/read-seat-fees.server.ts";
import { renderOfferLetter } from "#src/admissions/tracking/offer-letter.server.ts";
import { dayAtSchool, isDay } from "#src/calendar/day.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";

/** The letter of an offer as a PDF, before it is made; nothing is sent. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	allow(context, "case.decide");
	const { db, school, now } = context.get(officeServices);
	const answerBy = new URL(request.url).searchParams.get("by") ?? "";
	if (readRowId(params.id) === 0 || !isDay(answerBy)) throw data(null, { status: 404 });
	const applicationId = readRowId(params.id);
	const seatFee = await seatFeeFor(db, applicationId);
	const letter = { applicationId, answerBy, writtenOn: dayAtSchool(now()), seatFee };
	const file = await renderOfferLetter(db, school, letter);
	if (!file) throw data(null, { status: 404 });
	return new Response(file.content, {
		headers: {
			"content-type": file.contentType,
			"content-disposition": `inline; filename="${file.filename}"`,
			"cache-control": "no-store, private",
		},
	});
}
