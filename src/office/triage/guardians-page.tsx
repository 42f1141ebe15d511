import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { countUnchecked } from "#src/admissions/guardian-consent/list-guardians.server.ts";
import { ListScreen } from "#src/office/kit/lists/list-screen.tsx";
import { ListTable } from "#src/office/kit/lists/list-table.tsx";
import { WrongAddress } from "#src/office/kit/lists/wrong-address.tsx";
import table from "#src/office/lists/list-table.module.css";
import { officeServices } from "#src/office/office-context.server.ts";
import { ScrollRegion } from "#src/office/parts/scroll-region.tsx";
import { guardians } from "./guardian-list.server.ts";
import { guardianList } from "./guardian-list.ts";
import styles from "./triage.module.css";

export async function loader(args: LoaderFunctionArgs) {
	const page = await guardians.load(args);
	return "data" in page ? page : { ...page, unchecked: await countUnchecked(args.context.get(officeServices).db) };
}

/** Parents and guardians whose answers wait for the office. */
export default function GuardiansPage() {
	const page = useLoaderData<typeof loader>();
	if (!page.ok) return <WrongAddress list={guardianList} errors={page.errors} />;
	const { unchecked, count } = page;
	return (
		<ListScreen
			list={guardianList}
			view={page}
			subtitle={unchecked === 1 ? "1 consent to check" : `${unchecked} consents to check`}
			footer={count > guardianList.perPage ? undefined : null}
		>
			{count === 0 ? (
				<div className={styles.empty}>
					<h2>No consent to check.</h2>
					<p>You’ve checked every parent’s or guardian’s consent we’ve received.</p>
				</div>
			) : (
				<ScrollRegion className={table.scroll} aria-label="Guardians">
					<ListTable
						list={guardianList}
						view={page}
						keyOf={({ applicationId }) => applicationId}
						className={table.list}
					/>
				</ScrollRegion>
			)}
		</ListScreen>
	);
}
