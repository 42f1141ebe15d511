import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import type { ShownJob } from "./read-background.server.ts";

/** A job, how it stands, and the button that lets it run. */
export function JobLine({ id, title, standing, problem, act }: ShownJob & { act: string | null }) {
	return (
		<li>
			<div>
				<p>
					<b>{title}</b>
				</p>
				{problem !== null && <p className={controls.problem}>{problem}</p>}
				<p className={controls.soft}>{standing}</p>
			</div>
			{act !== null && (
				<ActForm act="again" fields={{ job: id }} quiet>
					<button className={controls.button} data-low="" type="submit">
						{act}
						<span className={controls.hidden}>{`: ${title}`}</span>
					</button>
				</ActForm>
			)}
		</li>
	);
}
