import type { MetaArgs } from "react-router";
import { rupees } from "#src/formatting/rupees.ts";
import * as paths from "#src/paths.ts";
import { headMessages } from "#src/school/messages/sets/frame-messages.ts";
import { placementMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { UpperGate } from "#src/site/page-head/hill/buildings.tsx";
import { WindowHouse } from "#src/site/page-head/hill/window-house.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { linkTo, Sentences } from "#src/site/school/page-link.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./placement.module.css";
import { PlacementRecord } from "./placement-record.tsx";
import { RackRailway } from "./rack-railway.tsx";
import { RecruitersGrid } from "./recruiters-grid.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ pages }, messagesOf) => ({
		title: messagesOf(placementMessages).title,
		description: pages.placement.description,
		about: (site) => [breadcrumbs(site, [{ label: messagesOf(placementMessages).title, to: paths.placement }])],
	}));

export default function Placement() {
	const messages = useMessages(placementMessages);
	const headTexts = useMessages(headMessages);
	const { placement } = useSchool();
	const last = placement.record.at(-1);
	return (
		<>
			<PageHead
				title={messages.title}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={placement.lead}
				building={
					last && (
						<UpperGate>
							<WindowHouse x={-230} windows={last.sought} lit={last.found} />
						</UpperGate>
					)
				}
				facts={
					last && [
						{ value: last.found, label: headTexts.found({ sought: last.sought, year: last.year }) },
						{ value: rupees(last.pay.median), label: headTexts.medianPay },
						{ value: last.practices, label: headTexts.employers({ count: last.practices }) },
					]
				}
			/>
			<PageGrid className={`rows-7 pad-8 ${styles.opening}`}>
				<div className={`wide-1-4 stack-4 content-start ${styles.paragraphs}`}>
					{placement.paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
				<section aria-labelledby="services" className="wide-6-end">
					<h2 id="services" className="small-heading pad-below-3">
						{messages.servicesTitle}
					</h2>
					{placement.services.map(({ title, text }) => (
						<div key={title} className={`pad-above-4 pad-below-5 line-above ${styles.service}`}>
							<h3 className="below-2">{title}</h3>
							<p>{text}</p>
						</div>
					))}
				</section>
			</PageGrid>
			<PlacementRecord />
			<RackRailway />
			<RecruitersGrid />
			<PageGrid className={styles.closing}>
				<p>
					<Sentences>
						{messages.writeToUs({
							contact: linkTo(paths.contact),
							alumni: linkTo(paths.alumni),
						})}
					</Sentences>
				</p>
			</PageGrid>
		</>
	);
}
