import controls from "#src/office/parts/controls.module.css";
import styles from "./jobs-page.module.css";
import type { ShownJob } from "./read-background.server.ts";

/** A job, how it stands, and the button that lets it run. */
export function JobLine({ id, title, standing, problem, act }: ShownJob & { act: string | null }) {
	return (
		<li>
			<div>
				<p>
					<b>{title}</b>
				</p>
				{problem !== null && <p className={styles.problem}>{problem}</p>}
				<p className={controls.soft}>{standing}</p>
			</div>
			{act !== null && (
				<form method="post">
					<input type="hidden" name="job" value={id} />
					<button className={controls.button} data-low="" name="act" value="again" type="submit">
						{act}
						<span className={controls.hidden}>{`: ${title}`}</span>
					</button>
				</form>
			)}
		</li>
	);
}
