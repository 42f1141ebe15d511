import { layout } from "@react-router/dev/routes";
import { routeAt } from "#src/office/route-at.ts";
import * as officePaths from "#src/office-paths.ts";

/** The money desk. */
export const moneyRoutes = [
	layout("money/frame/money-frame.tsx", { id: "money" }, [
		routeAt(officePaths.money(), "money/money-page.tsx"),
		routeAt(officePaths.fees(), "money/fees-page.tsx"),
		routeAt(officePaths.refunds(), "money/refunds/refunds-page.tsx"),
		routeAt(officePaths.settlements(), "money/settlements/settlements-page.tsx"),
		routeAt(officePaths.months, "money/months/months-page.tsx"),
	]),
	routeAt(officePaths.fee(":id"), "money/fee/fee-page.tsx"),
	routeAt(officePaths.statement(":month", ":format"), "money/months/statement-file.ts"),
];
