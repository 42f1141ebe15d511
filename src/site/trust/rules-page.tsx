import type { ReactNode } from "react";
import * as paths from "#src/paths.ts";
import { trustMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { RulesText } from "#src/school/trust.ts";
import { PrintedAddress } from "#src/site/detail/printed-address.tsx";
import { Clause } from "#src/site/legal/clause.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { Procedure } from "./procedure.tsx";
import styles from "./rules-page.module.css";

type RulesPageProps = {
	text: RulesText;
	/** People to call or write to. */
	contact: ReactNode;
	/** Further clauses. */
	children: ReactNode;
};

/** A page about a rule: whom to reach, the steps, and the rule itself. */
export function RulesPage({ text, contact, children }: RulesPageProps) {
	const messages = useMessages(trustMessages);
	return (
		<>
			<PageHead title={text.title} crumbs={[{ label: messages.home, to: paths.home }]} lead={text.lead} />
			<PrintedAddress />
			<PageGrid plain className="pad-above-7 pad-below-8">
				{contact}
			</PageGrid>
			<Procedure title={text.stepsTitle} steps={text.steps} />
			<PageGrid className={styles.sheet}>
				{text.sections.map((section) => (
					<Clause key={section.heading} section={section} />
				))}
				{children}
			</PageGrid>
		</>
	);
}
