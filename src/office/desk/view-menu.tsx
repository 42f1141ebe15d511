import controls from "#src/office/parts/controls.module.css";
import styles from "./desk-page.module.css";

/** A saved view that this list is. */
export type ShownView = { id: number; name: string; shared: boolean; mayChange: boolean };

/** Saves the list as a view under a name, for oneself or for everybody; a saved one is renamed or deleted. */
export function ViewMenu({ shown }: { shown: readonly ShownView[] }) {
	const mine = shown.filter(({ mayChange }) => mayChange);
	return (
		<details className={controls.menu} data-menu="" data-side="end">
			<summary className={controls.button} data-quiet="">
				{mine.length > 0 ? "View" : "Save as view"}
			</summary>
			<div>
				{mine.map((view) => (
					<ViewForms key={view.id} view={view} />
				))}
				<form method="post" className={styles.choices}>
					<label>
						<span className={controls.label}>{mine.length > 0 ? "Save under another name" : "Name of the view"}</span>
						<input
							className={controls.field}
							name="name"
							required
							maxLength={40}
							autoComplete="off"
							enterKeyHint="done"
						/>
					</label>
					<label>
						<input className={controls.check} type="checkbox" name="shared" value="yes" />
						For everybody
					</label>
					<button className={controls.button} type="submit" name="act" value="save-view">
						Save
					</button>
				</form>
			</div>
		</details>
	);
}

function ViewForms({ view: { id, name, shared } }: { view: ShownView }) {
	return (
		<form method="post" className={styles.choices}>
			<input type="hidden" name="view" value={id} />
			<input type="hidden" name="seen" value={name} />
			<label>
				<span className={controls.label}>{shared ? "Name, for everybody" : "Name, for you alone"}</span>
				<input
					className={controls.field}
					name="name"
					required
					maxLength={40}
					defaultValue={name}
					autoComplete="off"
					enterKeyHint="done"
				/>
			</label>
			<div className={styles.pair}>
				<button className={controls.button} type="submit" name="act" value="rename-view">
					Rename
				</button>
				<button className={controls.button} type="submit" name="act" value="delete-view">
					Delete<span className={controls.hidden}>{` ${name}`}</span>
				</button>
			</div>
		</form>
	);
}
