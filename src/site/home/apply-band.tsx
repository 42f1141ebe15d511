import { identity } from "#content/identity.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Section } from "#src/ui/sheet.tsx";
import styles from "./apply-band.module.css";

const steps = [
	{ name: "Fill the form", words: "Your details and your marks of class 10 and 12. What you type stays on your device until you send it." },
	{ name: "Add what you have", words: "Certificates as PDF or DOCX, at most 5 MB each. What is still missing can follow." },
	{ name: "Pay the fee", words: "You get a reference number and a mail at once. A payment that fails can be tried again." },
];

export function ApplyBand() {
	return (
		<Section label={`Admissions ${identity.admissions.year}`}>
			<h2 className={styles.title}>Three steps to a place in the studio</h2>
			<ol className={styles.steps}>
				{steps.map(({ name, words }) => (
					<li key={name} className={styles.step}>
						<h3 className={styles.name}>{name}</h3>
						<p>{words}</p>
					</li>
				))}
			</ol>
			<div className={styles.actions}>
				<ButtonLink to="/academic" tone="action">
					Apply now
				</ButtonLink>
				<p>Open until {identity.admissions.openUntil}</p>
			</div>
		</Section>
	);
}
