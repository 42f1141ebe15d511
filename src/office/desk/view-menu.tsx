import { refusalOf } from "#src/office/kit/acts/act-answer.ts";
import { ActButton, ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import columns from "#src/office/kit/lists/column-menu.module.css";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import { OfficeField } from "#src/office/settings/parts/office-field.tsx";
import type { deskActs } from "./desk-acts.server.ts";

/** A saved view that this list is. */
export type ShownView = { id: number; name: string; shared: boolean; mayChange: boolean };

const viewActs = ["save-view", "rename-view", "delete-view"];

/** Saves the list as a view under a name, for oneself or for everyone; a saved one is renamed or deleted. */
export function ViewMenu({ shown }: { shown: readonly ShownView[] }) {
	const mine = shown.filter(({ mayChange }) => mayChange);
	const isRefused = refusalOf(useActAnswer(), viewActs) !== undefined;
	return (
		<details className={controls.menu} data-menu="" data-side="end" open={isRefused}>
			<summary className={controls.button} data-quiet="">
				{mine.length > 0 ? "View" : "Save as view"}
			</summary>
			<div>
				{mine.map((view) => (
					<ViewForms key={view.id} view={view} />
				))}
				<ActForm<typeof deskActs> act="save-view" className={`${layout.stack} ${columns.choices}`}>
					{(values) => (
						<>
							<OfficeField
								label={mine.length > 0 ? "Save under another name" : "View name"}
								name="name"
								required
								maxLength={40}
								autoComplete="off"
								enterKeyHint="done"
								defaultValue={values.name}
							/>
							<label>
								<input
									className={controls.check}
									type="checkbox"
									name="shared"
									value="yes"
									defaultChecked={values.shared === "yes"}
								/>
								For everyone
							</label>
							<button className={controls.button} type="submit">
								Save
							</button>
						</>
					)}
				</ActForm>
			</div>
		</details>
	);
}

function ViewForms({ view: { id, name, shared } }: { view: ShownView }) {
	return (
		<ActForm<typeof deskActs>
			act={["rename-view", "delete-view"]}
			fields={{ view: id, seen: name }}
			className={`${layout.stack} ${columns.choices}`}
		>
			{(values) => (
				<>
					<label>
						<span className={controls.label}>{shared ? "Name, for everyone" : "Name, only for you"}</span>
						<input
							className={controls.field}
							name="name"
							required
							maxLength={40}
							defaultValue={values.name ?? name}
							autoComplete="off"
							enterKeyHint="done"
						/>
					</label>
					<div className={layout.row}>
						<ActButton<typeof deskActs> act="rename-view" className={controls.button}>
							Rename
						</ActButton>
						<ActButton<typeof deskActs> act="delete-view" className={controls.button}>
							Delete<span className={controls.hidden}>{` ${name}`}</span>
						</ActButton>
					</div>
				</>
			)}
		</ActForm>
	);
}
