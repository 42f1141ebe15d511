import type { ReactNode } from "react";
import { identity } from "#content/identity.ts";
import { Sheet } from "#src/ui/sheet.tsx";
import styles from "./application-sheet.module.css";
import { SentBefore } from "./sent-before.tsx";
import { WithoutScript } from "./without-script.tsx";

type ApplicationSheetProps = { /** What the applicant needs at hand. */ needed: readonly string[]; children: ReactNode };

/** The form beside what one asks while filling it in: what is needed, what happens to it, whom to call. */
export function ApplicationSheet({ needed, children }: ApplicationSheetProps) {
	return (
		<Sheet className={styles.sheet}>
			<aside className={styles.margin} aria-label="About this form">
				<div>
					<h2>At hand</h2>
					<ul>
						{needed.map((thing) => (
							<li key={thing}>{thing}</li>
						))}
					</ul>
				</div>
				<div>
					<h2>Then</h2>
					<p>You get a reference and a mail at once. The fee can be paid right away or later, from the link in the mail.</p>
				</div>
				<div>
					<h2>Stuck?</h2>
					<p>
						<a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{identity.phone}</a>
						<br />
						<a href={`mailto:${identity.email}`}>{identity.email}</a>
					</p>
				</div>
			</aside>
			<div className={styles.form}>
				<WithoutScript />
				<SentBefore />
				{children}
			</div>
		</Sheet>
	);
}
