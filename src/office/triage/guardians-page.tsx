import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { countUnchecked, listWaitingGuardians } from "#src/admissions/guardian-consent/list-guardians.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import table from "#src/office/lists/list-table.module.css";
import { officeServices } from "#src/office/office-context.server.ts";
import { shortDay } from "#src/office/parts/days.ts";
import { ScrollRegion } from "#src/office/parts/scroll-region.tsx";
import * as officePaths from "#src/office-paths.ts";
import { guardianStateWords } from "./guardian-state-words.ts";
import styles from "./triage.module.css";

const shownAtOnce = 200;

export async function loader({ context }: LoaderFunctionArgs) {
	allow(context, "guardian.check");
	const { db, now } = context.get(officeServices);
	return {
		guardians: await listWaitingGuardians(db, shownAtOnce),
		unchecked: await countUnchecked(db),
		today: dayAtSchool(now()),
	};
}

/** Parents and guardians whose answers wait for the office, those that wait longest first. */
export default function GuardiansPage() {
	const { guardians, unchecked, today } = useLoaderData<typeof loader>();
	return (
		<Screen
			title="Guardians"
			sub={unchecked === 1 ? "1 consent to check" : `${unchecked} consents to check`}
			actions={guardians.length > 0 && <ExportLink list="guardians" />}
		>
			{guardians.length === 0 ? (
				<div className={styles.empty}>
					<h2>Nothing to check.</h2>
					<p>Every consent of a parent or guardian that has come is checked.</p>
				</div>
			) : (
				<ScrollRegion className={table.scroll} aria-label="Guardians">
					<table className={table.list}>
						<thead>
							<tr>
								<th scope="col">Applicant</th>
								<th scope="col">Reference</th>
								<th scope="col">Parent or guardian</th>
								<th scope="col">Answer</th>
								<th scope="col">Since</th>
							</tr>
						</thead>
						<tbody>
							{guardians.map(({ applicationId, applicant, reference, guardian, state, since }) => (
								<tr key={applicationId}>
									<th scope="row">
										<a href={`${officePaths.caseOf("application", String(applicationId))}#guardian`}>{applicant}</a>
									</th>
									<td>{reference}</td>
									<td>{guardian}</td>
									<td>{guardianStateWords[state]}</td>
									<td>{shortDay(dayAtSchool(new Date(since)), today)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</ScrollRegion>
			)}
		</Screen>
	);
}
