import controls from "#src/office/parts/controls.module.css";
import styles from "./desk-page.module.css";

/** Saves the list as a view under a name, for oneself or for everybody. */
export function ViewMenu() {
	return (
		<details className={controls.menu} data-menu="" data-side="end">
			<summary className={controls.button} data-quiet="">
				Save as view
			</summary>
			<div>
				<form method="post" className={styles.choices}>
					<label>
						<span className={controls.label}>Name of the view</span>
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
