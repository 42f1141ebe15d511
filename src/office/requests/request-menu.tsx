import type { ListedRequest } from "#src/admissions/requests/list-requests.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import styles from "./request-table.module.css";

type Props = {
	row: ListedRequest;
	/** `YYYY-MM-DD` */
	today: string;
	/** Opens upwards, at the end of a list. */
	up: boolean;
};

const acts = [
	["remind", "Remind by mail now"],
	["link", "Make a link to pass on"],
	["withdraw", "Withdraw it"],
] as const;

/** What can be done about one open request. */
export function RequestMenu({ row, today, up }: Props) {
	const about = `${row.document} of ${row.name}`;
	const hidden = (
		<>
			<input type="hidden" name="application" value={row.applicationId} />
			<input type="hidden" name="request" value={`${row.id}:${row.dueOn}`} />
		</>
	);
	return (
		<details className={controls.menu} data-menu="" data-side={up ? "up end" : "end"}>
			<summary className={controls.button} data-quiet="" data-low="" aria-label={`Acts on ${about}`}>
				<OfficeIcon name="more" />
			</summary>
			<div className={styles.acts}>
				{acts.map(([act, words]) => (
					<form key={act} method="post">
						{hidden}
						<button className={controls.button} type="submit" name="act" value={act}>
							{words}
						</button>
					</form>
				))}
				<form method="post">
					{hidden}
					<label>
						<span className={controls.label}>Another day to send it by</span>
						<input className={controls.field} type="date" name="dueOn" required min={today} defaultValue={row.dueOn} />
					</label>
					<button className={controls.button} type="submit" name="act" value="extend">
						Set the day
					</button>
				</form>
			</div>
		</details>
	);
}
