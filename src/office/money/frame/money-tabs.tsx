import { useRouteLoaderData } from "react-router";
import { StateTabs } from "#src/office/lists/state-tabs.tsx";
import * as officePaths from "#src/office-paths.ts";

type Here = "agreement" | "fees" | "refunds" | "settlements" | "months";
type Counts = Partial<Record<Here, number>>;

/** The pages of the money desk, with what waits on each. */
export function MoneyTabs({ here }: { here: Here }) {
	const counts = useRouteLoaderData<Counts | null>("money") ?? {};
	const tab = (name: Here, label: string, address: string) => ({
		label,
		address,
		here: name === here,
		...(counts[name] !== undefined && { count: counts[name] }),
	});
	return (
		<StateTabs
			tabs={[
				tab("agreement", "Reconciliation", officePaths.money()),
				tab("fees", "Fees", officePaths.fees()),
				tab("refunds", "Refunds", officePaths.refunds()),
				tab("settlements", "Settlements", officePaths.settlements()),
				tab("months", "Months", officePaths.months),
			]}
		/>
	);
}
