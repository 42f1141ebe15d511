import type { ReactNode } from "react";
import { applicationFormMessages } from "#src/school/messages/sets/application-form-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { CodeFailed } from "./code-failed.tsx";
import styles from "./form-layout.module.css";
import { WithoutScript } from "./without-script.tsx";

type FormLayoutProps = {
	/** Text of the head, which phones show with what is needed. */
	lead?: string | undefined;
	/** Things that the applicant needs at hand; empty where no one can apply. */
	needed: readonly string[];
	/** The address of the form as a PDF, if there is one. */
	paperForm?: string | undefined;
	/** Nothing can be sent now. */
	closed?: boolean;
	/** Description of what happens after sending, where something can be sent. */
	then?: string | undefined;
	children: ReactNode;
};

/**
 * A form with a margin that says what is needed, what happens next and whom to call. On phones what is needed comes
 * before the form, folded, and the margin after it. The document has the same order, or the margin would jump when a
 * slow network brings the form.
 */
export function FormLayout({ lead, needed, paperForm, closed = false, then, children }: FormLayoutProps) {
	const messages = useMessages(applicationFormMessages);
	const { identity } = useSchool();
	return (
		<PageGrid className={styles.sheet}>
			<div className={`stack-6 content-start ${styles.form}`}>
				{needed.length > 0 && (
					<details className={styles.folded}>
						<summary>{messages.neededSummary}</summary>
						{lead && <p>{lead}</p>}
						<ThingsList things={needed} />
					</details>
				)}
				{!closed && <WithoutScript paperForm={paperForm} />}
				<CodeFailed />
				{children}
			</div>
			<aside className={styles.margin} aria-label={messages.aboutForm}>
				{needed.length > 0 && (
					<div className={styles.atHand}>
						<h2>{messages.neededTitle}</h2>
						<ThingsList things={needed} />
					</div>
				)}
				{then && (
					<div>
						<h2>{messages.nextTitle}</h2>
						<p>{then}</p>
					</div>
				)}
				{paperForm && (
					<div>
						<h2>{messages.onPaperTitle}</h2>
						<p>
							{messages.paperForm({
								pdf: (text) => (
									<a href={paperForm} type="application/pdf">
										{text}
									</a>
								),
							})}
						</p>
					</div>
				)}
				<div>
					<h2>{messages.helpTitle}</h2>
					<p>
						<a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{identity.phone}</a>
						<br />
						<a href={`mailto:${identity.email}`}>{identity.email}</a>
					</p>
				</div>
			</aside>
		</PageGrid>
	);
}

function ThingsList({ things }: { things: readonly string[] }) {
	return (
		<ul className={styles.needed}>
			{things.map((thing) => (
				<li className="pad-2 line-below" key={thing}>
					{thing}
				</li>
			))}
		</ul>
	);
}
