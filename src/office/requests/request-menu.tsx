import type { ListedRequest } from "#src/admissions/requests/list-requests.server.ts";
import { refusalOf } from "#src/office/kit/acts/act-answer.ts";
import { ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import { OfficeField } from "#src/office/settings/parts/office-field.tsx";
import styles from "./request-table.module.css";
import type { requestsActs } from "./requests-page-acts.server.ts";

type Props = {
	row: ListedRequest;
	/** `YYYY-MM-DD` */
	today: string;
	/** Opens upwards, at the end of a list. */
	up: boolean;
};

const acts = [
	["remind", "Send a reminder"],
	["link", "Create a link to share"],
	["withdraw", "Cancel the request"],
] as const;

/** Actions for one open request. */
export function RequestMenu({ row, today, up }: Props) {
	const about = `${row.document} of ${row.name}`;
	const fields = { application: row.applicationId, request: `${row.id}:${row.dueOn}` };
	const refusal = refusalOf(useActAnswer(), [...acts.map(([act]) => act), "extend"], fields);
	return (
		<details className={controls.menu} data-menu="" open={refusal !== undefined} data-side={up ? "up end" : "end"}>
			<summary className={controls.button} data-quiet="" data-low="" aria-label={`Actions for ${about}`}>
				<OfficeIcon name="more" />
			</summary>
			<div className={styles.acts}>
				{acts.map(([act, label]) => (
					<ActForm<typeof requestsActs> key={act} act={act} fields={fields}>
						<button className={controls.button} type="submit">
							{label}
						</button>
					</ActForm>
				))}
				<ActForm<typeof requestsActs> act="extend" fields={fields}>
					<OfficeField
						label="New due date"
						type="date"
						name="dueOn"
						required
						min={today}
						defaultValue={refusal?.values?.dueOn ?? row.dueOn}
					/>
					<button className={controls.button} type="submit">
						Set due date
					</button>
				</ActForm>
			</div>
		</details>
	);
}
