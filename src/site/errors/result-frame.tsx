import type { ReactNode } from "react";
import { resultsMessages } from "#src/school/messages/sets/result-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Contours } from "#src/ui/contours/contours.tsx";
import type { Elements } from "#src/ui/elements.ts";
import { DefinitionCard } from "#src/ui/page/definition-card.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./result-frame.module.css";

export type ResultContent = {
	/** The application's reference, such as "DSA-26-B-000123"; undefined while unknown. */
	reference?: string | undefined;
	/** The provider's payment id, once paid. */
	paymentId?: string | undefined;
	/** More cells for the definition card. */
	facts?: readonly { label: string; value: ReactNode }[];
	/** Buttons. */
	actions?: Elements;
	/** Notices or text below the definition card. */
	children?: Elements;
};

type FrameProps = ResultContent & {
	title: string;
	label: string;
	lead: ReactNode;
	/** A spot above the title: its ground goes on under the page. */
	drawing?: Elements;
};

/** The page that an application, a payment or an error ends on: a statement, facts, and what to do next. */
export function ResultFrame({
	title,
	label,
	lead,
	reference,
	paymentId,
	facts = [],
	actions,
	drawing,
	children,
}: FrameProps) {
	const messages = useMessages(resultsMessages);
	const cells = [
		...(reference ? [{ label: messages.applicationNumber, value: reference }] : []),
		...(paymentId ? [{ label: messages.paymentId, value: paymentId }] : []),
		...facts,
	];
	return (
		<div className={styles.page}>
			{drawing ? <PageGrid>{drawing}</PageGrid> : <Contours seed={title} />}
			<PageGrid className={styles.sheet}>
				<p className={styles.label}>{label}</p>
				<div className={styles.text}>
					<h1>{title}</h1>
					<div className={styles.lead}>{lead}</div>
					{cells.length > 0 && <DefinitionCard cells={cells} />}
					{children}
					{actions && <div className={`cluster-4 ${styles.actions}`}>{actions}</div>}
				</div>
			</PageGrid>
		</div>
	);
}
