import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { thousands } from "#src/formatting/thousands.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import * as officePaths from "#src/office-paths.ts";
import { formatLabels } from "./export-labels.ts";
import styles from "./exports.module.css";
import { readNewExport } from "./new-export.server.ts";
import { newExportActs } from "./new-export-acts.server.ts";

export const loader = (args: LoaderFunctionArgs) =>
	readNewExport(args, (list) => permissionsOn(newExportActs, list, list.member));

export const action = handleActs(newExportActs);

/** Page to choose the format and columns for exporting a list. */
export default function NewExportPage() {
	const page = useLoaderData<typeof loader>();
	if (!page.ok) {
		return (
			<Screen
				title="Export"
				subtitle="You can’t export this list"
				back={{ href: officePaths.exports, label: "Exports" }}
			>
				<div className={`${settings.page} ${styles.page}`}>
					{page.errors.map((error) => (
						<p key={error}>{error}</p>
					))}
				</div>
			</Screen>
		);
	}
	const { title, count, formats, format, columns, back } = page;
	return (
		<Screen
			title="Export"
			subtitle={`${thousands(count)} selected`}
			back={{ href: back, label: "Back to the list" }}
			footer="We’ll remember your choice for this list."
		>
			<div className={`${settings.page} ${styles.page}`}>
				<h2>{title}</h2>
				<ActForm act="export" className={styles.form}>
					<fieldset>
						<legend className={controls.label}>File format</legend>
						<div className={styles.choices}>
							{formats.map((each) => (
								<label key={each}>
									<input
										className={controls.check}
										type="radio"
										name="format"
										value={each}
										defaultChecked={each === format}
									/>
									{formatLabels[each].long}
								</label>
							))}
						</div>
					</fieldset>
					<fieldset>
						<legend className={controls.label}>Columns</legend>
						<div className={`${styles.choices} ${styles.columns}`}>
							{columns.map(({ key, title: label, chosen }) => (
								<label key={key}>
									<input className={controls.check} type="checkbox" name="column" value={key} defaultChecked={chosen} />
									{label}
								</label>
							))}
						</div>
					</fieldset>
					<div className={`${layout.row} ${styles.acts}`}>
						<button className={controls.button} data-act="" type="submit">
							Export {thousands(count)}
						</button>
						<a className={controls.button} href={back}>
							Cancel
						</a>
					</div>
					<p className={controls.note}>The file will have the list as it is now. We’ll email you when it’s ready.</p>
				</ActForm>
			</div>
		</Screen>
	);
}
