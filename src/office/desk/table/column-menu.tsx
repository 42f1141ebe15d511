import { pageSizes } from "#src/cases/list/case-query.ts";
import { type DeskQuery, deskParameters } from "#src/office/desk/case-address.ts";
import styles from "#src/office/desk/desk-page.module.css";
import controls from "#src/office/parts/controls.module.css";
import * as officePaths from "#src/office-paths.ts";
import { columns, showsColumn } from "./columns.ts";

/** Which columns a list has, and how many rows a page. */
export function ColumnMenu({ query }: { query: DeskQuery }) {
	const others = deskParameters(query).filter(([name]) => !["size", "page", "columns"].includes(name));
	return (
		<details className={controls.menu} data-menu="" data-side="end">
			<summary className={controls.button} data-quiet="">
				Columns
			</summary>
			<div>
				<form method="get" action={officePaths.cases()} className={styles.choices}>
					{others.map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<fieldset>
						<legend className={controls.label}>Columns</legend>
						{columns.map(({ key, title }) => (
							<label key={key}>
								<input
									className={controls.check}
									type="checkbox"
									name="columns"
									value={key}
									defaultChecked={showsColumn(query.columns, key)}
								/>
								{title}
							</label>
						))}
					</fieldset>
					<label>
						<span className={controls.label}>Rows on a page</span>
						<select className={controls.field} name="size" defaultValue={query.size}>
							{pageSizes.map((size) => (
								<option key={size}>{size}</option>
							))}
						</select>
					</label>
					<button className={controls.button} type="submit">
						Show
					</button>
				</form>
			</div>
		</details>
	);
}
