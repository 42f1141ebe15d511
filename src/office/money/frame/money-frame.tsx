import { type LoaderFunctionArgs, Outlet } from "react-router";
import { may } from "#src/accounts/may.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { findMismatches } from "#src/payment/ledger/find-mismatches.server.ts";
import { countRefunds } from "#src/payment/refunds/list-refunds.server.ts";
import { findDifferences } from "#src/payment/settlements/find-differences.server.ts";

/** Counts what waits behind each tab, so that none of them says that all is well while another has something. */
export async function loader({ context }: LoaderFunctionArgs) {
	if (!may(context.get(memberSession).member, "money.read")) return null;
	const { db, now } = context.get(officeServices);
	const { asked, stuck } = await countRefunds(db);
	return {
		agreement: (await findMismatches(db, now(), { limit: 1 })).count,
		refunds: asked + stuck,
		settlements: (await findDifferences(db, now(), { limit: 1 })).count,
	};
}

/** The pages of the money desk. */
export default function MoneyFrame() {
	return <Outlet />;
}
