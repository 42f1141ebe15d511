import type { ApplicationType } from "#src/admissions/forms/application-forms.ts";
import { programmeOf } from "#src/office/offers/programme-of.ts";
import controls from "#src/office/parts/controls.module.css";
import * as paths from "#src/paths.ts";
import styles from "./funnel.module.css";
import type { Funnel } from "./read-funnel.server.ts";

const pages: Record<ApplicationType, string> = {
	barch: paths.barchApplication,
	march: paths.marchApplication,
	diploma: paths.diplomaApplication,
};

type Props = { sources: Funnel["sources"]; siteUrl: string; mayManage: boolean };

/** The links to hand out, and the form by which a word is added. */
export function SourceLinks({ sources, siteUrl, mayManage }: Props) {
	return (
		<>
			<ul className={styles.links}>
				{sources
					.filter(({ word, ended }) => word !== "" && !ended)
					.map(({ word, label }) => (
						<li key={word}>
							<details>
								<summary>Links for “{label}”</summary>
								<ul>
									{Object.entries(pages).map(([form, page]) => (
										<li key={form}>
											{programmeOf(form)}: <code>{`${siteUrl}${page}?from=${word}`}</code>
										</li>
									))}
								</ul>
								{mayManage && (
									<form method="post">
										<input type="hidden" name="word" value={word} />
										<button className={controls.button} data-quiet="" type="submit" name="act" value="end">
											Stop counting this link
										</button>
									</form>
								)}
							</details>
						</li>
					))}
			</ul>
			{mayManage && (
				<form method="post" className={styles.filter} aria-label="Add a link">
					<label>
						<span className={controls.label}>Word in the address</span>
						<input
							className={controls.field}
							name="word"
							enterKeyHint="next"
							maxLength={30}
							pattern="[A-Za-z0-9][A-Za-z0-9\-]*"
							placeholder="school-fair"
							required
						/>
					</label>
					<label>
						<span className={controls.label}>What it is for</span>
						<input
							className={controls.field}
							name="label"
							enterKeyHint="done"
							maxLength={80}
							placeholder="School fair, Ooty"
							required
						/>
					</label>
					<button className={controls.button} type="submit" name="act" value="add">
						Add a link
					</button>
				</form>
			)}
		</>
	);
}
