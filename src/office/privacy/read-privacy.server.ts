import { data, type LoaderFunctionArgs } from "react-router";
import { readActs } from "#src/audit/audit-log.server.ts";
import { describeAct } from "#src/audit-messages.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { hasFreshProof } from "#src/office/sign-in/require-proof.server.ts";
import { readCertificate } from "#src/privacy/erasure/certificate-pdf.server.ts";
import { planErasure } from "#src/privacy/erasure/plan-erasure.server.ts";
import { readHolds } from "#src/privacy/erasure/read-holds.server.ts";
import { listPrivacyRequests, readPrivacyRequest } from "#src/privacy/requests/list-privacy-requests.server.ts";
import { forecastRetention } from "#src/privacy/retention/forecast.server.ts";
import { readPrivacySettings } from "#src/privacy/settings/privacy-settings.server.ts";
import { closingDay } from "#src/school/admissions.ts";
import { privacyActs, requestActs } from "./privacy-acts.server.ts";

/** Days for which the form of a hold begins. */
const heldDays = 90;

/** The requests, and the periods as they are set. */
export async function readPrivacyDesk(args: LoaderFunctionArgs) {
	const { context } = args;
	const member = allow(context, "person.ask-erasure");
	const { db, now, admissions } = context.get(officeServices);
	return {
		...(await listPrivacyRequests(db)),
		periods: await readPrivacySettings(db),
		forecast: await forecastRetention(db, closingDay(admissions.seasons), now()),
		acts: permissionsOn(privacyActs, null, member),
		hasProof: hasFreshProof(args),
		today: dayAtSchool(now()),
	};
}

/** One request, what erasing would do, and what was done. */
export async function readPrivacyRequestPage(args: LoaderFunctionArgs) {
	const { params, context } = args;
	const member = allow(context, "person.ask-erasure");
	const { db, now } = context.get(officeServices);
	const id = readRowId(params.id);
	const privacyRequest = await readPrivacyRequest(db, id);
	if (!privacyRequest) throw data("We can’t find this request.", { status: 404 });
	const { request, orders } = privacyRequest;
	const { email_key: emailKey } = request;
	const plan = await db.transaction().execute((trx) => planErasure(trx, emailKey, now()));
	const certificates = await Promise.all(orders.map((order) => readCertificate(db, order.id)));
	const acts = await readActs(db, { kind: "privacy-request", id });
	const today = dayAtSchool(now());
	return {
		request,
		plan,
		holds: await readHolds(db, emailKey, now()),
		orders: orders.map((order, index) => ({
			id: order.id,
			state: order.state,
			reason: order.reason,
			requestId: order.request_id,
			askedBy: order.asked_by,
			askedByName: order.asked_by_name,
			confirmedByName: order.confirmed_by_name,
			hash: certificates[index]?.hash ?? null,
		})),
		history: acts.toReversed().map((act) => ({ id: act.id, at: act.at, label: `${act.actor} ${describeAct(act)}` })),
		memberId: member.id,
		acts: permissionsOn(requestActs, { requestId: id }, member),
		hasProof: hasFreshProof(args),
		today,
		heldUntil: addDays(today, heldDays),
	};
}
