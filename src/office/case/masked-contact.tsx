import { contactShown as contactShownAct } from "#src/cases/acts/contact-shown.ts";
import { ActForm, usePermitted } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import type { caseActs } from "./acts/case-page-acts.server.ts";
import styles from "./answers.module.css";
import type { CasePage } from "./read-case.server.ts";

/** Shows how to reach the person, for members from whom that is masked until they ask. */
export function MaskedContact({ page }: { page: CasePage }) {
	const { unmasked, contactShown, case: found } = page;
	const mayShow = usePermitted<typeof caseActs>()(contactShownAct);
	if (unmasked || !mayShow || (!found.phone && !found.email)) return null;
	return (
		<div>
			<h2>Contact details of {found.name}</h2>
			<p className={styles.contact}>
				{found.phone && <span>{found.phone}</span>}
				{found.email && <span>{found.email}</span>}
			</p>
			{contactShown ? (
				<p className={controls.note}>Visible for 10 minutes. The history says that you saw them.</p>
			) : (
				<ActForm<typeof caseActs> act={contactShownAct}>
					<button type="submit" className={controls.button}>
						Show phone and email
					</button>
					<p className={controls.note}>The history will say that you saw them.</p>
				</ActForm>
			)}
		</div>
	);
}
