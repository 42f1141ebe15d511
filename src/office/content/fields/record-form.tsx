import type { ReactNode } from "react";
import { FormField } from "./form-field.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { OpenIssues } from "./open-issues.tsx";
import styles from "./record-form.module.css";
import type { RecordFormView } from "./record-form-view.server.ts";

type Props = {
	view: RecordFormView;
	/** Of the form, for buttons elsewhere on the page. */
	id?: string;
	/** Where it is sent; the page's own address when left out. */
	action?: string;
	/** Hidden controls, before the others. */
	hidden?: Readonly<Record<string, string | number>>;
	/** Markdown is shown beside its control as visitors will see it. */
	preview?: boolean;
	/** The form's buttons, if it has any, below what is still missing. */
	children?: ReactNode;
};

/** The form in which the office writes a record of any content type. It works without code. */
export function RecordForm({ view, id = "record", action, hidden = {}, preview = true, children }: Props) {
	const { groups, issues, names, refused, type } = view;
	const withText = groups.some(({ fields }) => fields.some(({ control }) => control === "markdown"));
	return (
		<>
			<form method="post" id={id} action={action} className={styles.form} data-record-form={type} noValidate>
				{Object.entries(hidden).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				{refused && issues.length > 0 && (
					<div role="alert" className={styles.refused}>
						<p>{`The ${names.one} is not published.`}</p>
						<ul>
							{issues.map(({ field, message }) => (
								<li key={field}>
									<a href={`#field-${field}`}>{message}</a>
								</li>
							))}
						</ul>
					</div>
				)}
				{groups.map(({ title, fields }) => (
					<Group key={title ?? ""} title={title}>
						{fields.map((field) => (
							<FormField key={field.name} field={field} type={type} preview={preview} />
						))}
					</Group>
				))}
				{children && (
					<div className={styles.end}>
						<OpenIssues view={view} />
						<div className={styles.buttons}>{children}</div>
					</div>
				)}
			</form>
			{withText && <LinkDialog />}
		</>
	);
}

function Group({ title, children }: { title: string | undefined; children: ReactNode }) {
	if (!title) return <div className={styles.fields}>{children}</div>;
	return (
		<fieldset className={styles.group}>
			<legend>{title}</legend>
			<div className={styles.fields}>{children}</div>
		</fieldset>
	);
}
