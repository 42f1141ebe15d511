import type { Picture } from "#src/content/picture.ts";
import * as paths from "#src/paths.ts";
import { homeMessages } from "#src/school/messages/sets/home-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Drawing } from "#src/site/drawings/drawing.tsx";
import cardLink from "#src/ui/card-link.module.css";
import { Icon } from "#src/ui/icon.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./campus-life.module.css";

export type CampusLifeProps = { lead: string; cards: { title: string; text: string; picture: Picture; to: string }[] };

export function CampusLife({ lead, cards }: CampusLifeProps) {
	const messages = useMessages(homeMessages);
	return (
		<section aria-labelledby="campus-life" className="on-mist">
			<PageGrid className={`rows-7 pad-9 ${styles.sheet}`}>
				<div className={styles.head}>
					<h2 id="campus-life">{messages.campusTitle}</h2>
					<p className={styles.lead}>{lead}</p>
					<a href={paths.campus} className="target above-4 strong">
						{messages.allCampus} <Icon name="arrow" />
					</a>
				</div>
				<ul className="wide-6-end">
					{cards.map(({ title, text, picture, to }) => (
						<li key={to} className={styles.card}>
							<Drawing
								picture={picture}
								sizes="(min-width: 40rem) 356px, 100vw"
								decorative
								className={styles.picture}
							/>
							<div>
								<h3 className={`below-2 size-3 ${styles.name}`}>
									<a href={to} className={cardLink.link}>
										{title}
									</a>
								</h3>
								<p>{text}</p>
							</div>
						</li>
					))}
				</ul>
			</PageGrid>
		</section>
	);
}
