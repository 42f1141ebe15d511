import { type MetaArgs, useSearchParams } from "react-router";
import * as paths from "#src/paths.ts";
import { headMessages } from "#src/school/messages/sets/frame-messages.ts";
import { alumniMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./alumni.module.css";
import { GraduatesTable } from "./graduates-table.tsx";
import { RegisteredThanks } from "./registered-thanks.tsx";
import { Rings } from "./rings.tsx";

export const handle: PageHandle = { parameters: ["registered"] };

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ pages }, messagesOf) => ({
		title: messagesOf(alumniMessages).title,
		description: pages.alumni.description,
		about: (site) => [breadcrumbs(site, [{ label: messagesOf(alumniMessages).title, to: paths.alumni }])],
	}));

export default function Alumni() {
	const messages = useMessages(alumniMessages);
	const headTexts = useMessages(headMessages);
	const { pages, identity } = useSchool();
	const registered = useSearchParams()[0].has("registered");
	return (
		<>
			<PageHead
				title={messages.title}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={pages.alumni.lead}
				facts={[
					identity.firstGraduation !== undefined && { value: identity.firstGraduation, label: headTexts.firstClass },
				]}
			>
				<ButtonLink href={paths.alumniRegistration} tone="action" className={`not-printed above-6`}>
					{messages.connect}
				</ButtonLink>
			</PageHead>
			{registered && <RegisteredThanks />}
			{identity.place && (
				<section data-surface="shola" className="line-above clipped" aria-labelledby="away">
					<PageGrid className="rows-6">
						<div className={`wide-1-5 ${styles.text}`}>
							<h2 id="away">{messages.ringsTitle}</h2>
							<p>{messages.ringsNote}</p>
						</div>
						<div className={`wide-6-end not-printed`}>
							<Rings around={identity.place} />
						</div>
					</PageGrid>
				</section>
			)}
			<GraduatesTable />
		</>
	);
}
