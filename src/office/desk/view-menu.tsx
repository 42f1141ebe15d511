import { refusalOf } from "#src/office/kit/acts/act-answer.ts";
import { ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import layout from "#src/office/kit/lists/column-menu.module.css";
import controls from "#src/office/parts/controls.module.css";
import { OfficeField } from "#src/office/settings/parts/office-field.tsx";
import type { deskActs } from "./desk-acts.server.ts";

/** A saved view that this list is. */
export type ShownView = { id: number; name: string; shared: boolean; mayChange: boolean };

/** Saves the list as a view under a name, for oneself or for everyone, or deletes the view that it is. */
export function ViewMenu({ shown }: { shown: readonly ShownView[] }) {
	const mine = shown.filter(({ mayChange }) => mayChange);
	const isRefused = refusalOf(useActAnswer(), ["save-view", "delete-view"]) !== undefined;
	return (
		<details className={controls.menu} data-menu="" data-side="end" open={isRefused}>
			<summary className={controls.button} data-quiet="">
				{mine.length > 0 ? "View" : "Save as view"}
			</summary>
			<div>
				{mine.map(({ id, name, shared }) => (
					<ActForm<typeof deskActs> key={id} act="delete-view" fields={{ view: id }} className={layout.choices}>
						<button className={controls.button} type="submit">
							{`Delete ${name}${shared ? ", for everyone" : ""}`}
						</button>
					</ActForm>
				))}
				<ActForm<typeof deskActs> act="save-view" className={layout.choices}>
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
