import { FormField } from "./form-field.tsx";
import styles from "./part-field.module.css";
import type { GroupView, PartView } from "./part-view.ts";
import { RowsField } from "./rows-field.tsx";

type Props = { part: PartView; type: string; titled?: boolean };

/** A field, a group of fields or a list of rows. @param titled its title is already above it */
export function PartField({ part, type, titled = false }: Props) {
	if (part.control === "group") return <GroupField group={part} type={type} />;
	if (part.control === "rows") {
		const show = (each: PartView) => <PartField key={each.path} part={each} type={type} />;
		return <RowsField rows={part} type={type} titled={titled} show={show} />;
	}
	return <FormField field={part} type={type} />;
}

function GroupField({ group, type }: { group: GroupView; type: string }) {
	const { path, label, hint, parts } = group;
	return (
		<fieldset id={`field-${path}`} className={styles.group} tabIndex={-1}>
			<legend>{label}</legend>
			{hint && <p className={styles.hint}>{hint}</p>}
			<div className={styles.fields}>
				{parts.map((part) => (
					<PartField key={part.path} part={part} type={type} />
				))}
			</div>
		</fieldset>
	);
}
