import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import styles from "./column-menu.module.css";
import type { AnyList } from "./define-list.ts";
import { type AnyQuery, sizeOf } from "./list-grammar.ts";

/** Menu to choose the columns of a list, and the number of rows on a page. */
export function ColumnMenu({ list, query }: { list: AnyList; query: AnyQuery }) {
	const columns = query.columns as readonly string[] | undefined;
	const box = ({ key, title }: { key: string; title: string }, isShown: boolean) => (
		<label key={key}>
			<input className={controls.check} type="checkbox" name="columns" value={key} defaultChecked={isShown} />
			{title}
		</label>
	);
	const more = list.moreColumns?.() ?? [];
	return (
		<div className={layout.wide}>
			<details className={controls.menu} data-menu="" data-side="end">
				<summary className={controls.button} data-quiet="">
					Columns
				</summary>
				<div>
					<form method="get" action={list.address()} className={`${layout.stack} ${styles.choices}`}>
						{list
							.parameters(query)
							.filter(([name]) => name !== "size" && name !== "columns")
							.map(([name, value]) => (
								<input key={name} type="hidden" name={name} value={value} />
							))}
						<fieldset>
							<legend className={controls.label}>Columns</legend>
							{list.onPage
								.filter(({ fixed }) => !fixed)
								.map((column) => box(column, columns?.includes(column.key) ?? true))}
						</fieldset>
						{more.length > 0 && (
							<fieldset>
								<legend className={controls.label}>Answers</legend>
								{more.map((column) => box(column, columns?.includes(column.key) ?? false))}
							</fieldset>
						)}
						<label>
							<span className={controls.label}>Rows per page</span>
							<select className={controls.field} name="size" defaultValue={sizeOf(list, query)}>
								{list.sizes?.map((size) => (
									<option key={size} value={size}>
										{size}
									</option>
								))}
							</select>
						</label>
						<button className={controls.button} type="submit">
							Show
						</button>
					</form>
				</div>
			</details>
		</div>
	);
}
