import { LinkDialog } from "#src/office/content/fields/controls/link-dialog.tsx";
import { ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import styles from "./redirects.module.css";

/** Adds a redirect. Code lets the page be found by its words in place. */
export function RedirectForm({ from }: { from: string }) {
	const answer = useActAnswer();
	const problems = !answer || answer.ok ? [] : (answer.problems ?? [answer.message]);
	return (
		<section className={styles.add} aria-label="Add a redirect">
			{problems.length > 0 && (
				<ul className={`${layout.warning} ${styles.problems}`} role="alert">
					{problems.map((problem) => (
						<li key={problem}>{problem}</li>
					))}
				</ul>
			)}
			<ActForm act="add" action={officePaths.redirects()} className={styles.form} quiet>
				{(values) => (
					<>
						<label>
							<span className={controls.label}>Old address</span>
							<input
								className={controls.field}
								name="from"
								defaultValue={values.from ?? from}
								placeholder="/prospectus"
								maxLength={500}
								required
								autoComplete="off"
								spellCheck={false}
								inputMode="url"
								enterKeyHint="next"
								data-key="n"
							/>
						</label>
						<div>
							<label className={controls.label} htmlFor="leads-to">
								Leads to
							</label>
							<div className={styles.to}>
								<input
									className={controls.field}
									id="leads-to"
									name="to"
									defaultValue={values.to}
									placeholder={`${paths.fees}, or https://…`}
									maxLength={500}
									required
									autoComplete="off"
									spellCheck={false}
									inputMode="url"
									enterKeyHint="done"
								/>
								<a
									className={controls.button}
									href={officePaths.links()}
									target="_blank"
									rel="noopener"
									data-choose-link="leads-to"
								>
									Find a page
								</a>
							</div>
						</div>
						<button className={controls.button} data-act="" type="submit">
							Add
						</button>
					</>
				)}
			</ActForm>
			<LinkDialog />
		</section>
	);
}
