import controls from "#src/office/parts/controls.module.css";
import { OfficeIcon, type OfficeIconName } from "#src/office/parts/office-icon.tsx";
import field from "./form-field.module.css";
import { FormField } from "./form-field.tsx";
import fields from "./part-field.module.css";
import type { GroupView, PartView, RowsView, RowView } from "./part-view.ts";
import styles from "./rows-field.module.css";

type Props = { part: PartView; type: string; titled?: boolean };

/** A field, a group of fields or a list of rows. @param titled its title is already above it */
export function PartField({ part, type, titled = false }: Props) {
	if (part.control === "group") return <GroupField group={part} type={type} />;
	if (part.control === "rows") return <RowsField rows={part} type={type} titled={titled} />;
	return <FormField field={part} type={type} />;
}

function GroupField({ group: { path, label, hint, parts, isHidden }, type }: { group: GroupView; type: string }) {
	return (
		<fieldset id={`field-${path}`} className={fields.group} tabIndex={-1} hidden={isHidden}>
			<legend>{label}</legend>
			{hint && <p className={fields.hint}>{hint}</p>}
			<div className={fields.fields}>
				{parts.map((part) => (
					<PartField key={part.path} part={part} type={type} />
				))}
			</div>
		</fieldset>
	);
}

type RowsProps = { rows: RowsView; type: string; titled: boolean };

/** A list whose rows are added, removed and moved: each button sends the form, and code changes the list in place. */
function RowsField({ rows: view, titled, type }: RowsProps) {
	const { path, label, hint, issue, rows, one, small, most, mayRemove } = view;
	const id = `field-${path}`;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would repeat its legend before each control of each row.
		<div
			id={id}
			className={styles.list}
			role="group"
			aria-label={label}
			tabIndex={-1}
			data-rows-of={path}
			hidden={view.isHidden}
			data-when={view.when?.path}
			data-is={view.when?.is}
		>
			<input type="hidden" name={path} value={rows.length} />
			{!titled && <p className={controls.label}>{label}</p>}
			{!titled && hint && <p className={styles.hint}>{hint}</p>}
			{issue && <p className={field.issue}>{issue}</p>}
			{rows.length > 0 && (
				<ol className={styles.rows} data-small={small ? "" : undefined}>
					{rows.map((row, index) => (
						<li key={row.path} className={styles.row}>
							<span className={styles.number} aria-hidden="true">
								{index + 1}
							</span>
							<Row type={type} row={row} small={small} />
							<div className={styles.tools}>
								<Tool does="up" row={row} icon="up" label={`Move ${row.label} up`} off={index === 0} />
								<Tool
									does="down"
									row={row}
									icon="lower"
									label={`Move ${row.label} down`}
									off={index === rows.length - 1}
								/>
								<Tool does="remove" row={row} icon="close" label={`Remove ${row.label}`} off={!mayRemove} />
							</div>
						</li>
					))}
				</ol>
			)}
			{rows.length < most ? (
				<button className={controls.button} data-low="" type="submit" name="rows" value={`add ${path}`}>
					<OfficeIcon name="plus" /> {`Add ${/^[aeiou]/i.test(one) ? "an" : "a"} ${one}`}
				</button>
			) : (
				<p className={styles.hint}>
					{most === 1 ? "One is the most." : `${most} are the most. Remove one to add another.`}
				</p>
			)}
		</div>
	);
}

type RowProps = { type: string; row: RowView; small: boolean };

function Row({ row: { path, label, title, parts, open }, type, small }: RowProps) {
	const [first] = parts;
	if (first?.path === path && first.control !== "group" && first.control !== "rows")
		return <FormField field={first} type={type} bare />;
	const id = `field-${path}`;
	const all = parts.map((part) => <PartField key={part.path} part={part} type={type} />);
	if (small)
		return (
			// biome-ignore lint/a11y/useSemanticElements: as above.
			<div
				id={id}
				role="group"
				aria-label={label}
				className={styles.line}
				data-wide={hasLongChoices(parts)}
				tabIndex={-1}
			>
				{all}
			</div>
		);
	return (
		<details className={styles.details} open={open} data-row-of={path}>
			<summary>
				<span className={controls.hidden}>{label}: </span>
				<span data-title-of={parts[0]?.path}>{title || label}</span>
			</summary>
			{/* biome-ignore lint/a11y/useSemanticElements: as above. */}
			<div id={id} role="group" aria-label={label} className={fields.fields} tabIndex={-1}>
				{all}
			</div>
		</details>
	);
}

/** Maximum length in characters: longer options are cut off where two choices share a line. */
const shortOption = 24;

function hasLongChoices(parts: RowView["parts"]): "" | undefined {
	const isLong = (part: PartView) => "options" in part && part.options.some(({ label }) => label.length > shortOption);
	return parts.length > 1 && parts.some(isLong) ? "" : undefined;
}

type ToolProps = { does: string; row: RowView; icon: OfficeIconName; label: string; off: boolean };

function Tool({ does, row, icon, label, off }: ToolProps) {
	return (
		<button
			className={controls.button}
			data-quiet=""
			data-low=""
			type="submit"
			name="rows"
			value={`${does} ${row.path}`}
			aria-label={label}
			title={label}
			disabled={off}
		>
			<OfficeIcon name={icon} />
		</button>
	);
}
