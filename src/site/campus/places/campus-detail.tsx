import type { ReactNode } from "react";
import * as paths from "#src/paths.ts";
import { campusMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { CampusPage, CampusPlace } from "#src/school/pages/campus.ts";
import { AlongTheHill } from "#src/site/campus/along-the-hill.tsx";
import compositions from "#src/site/campus/compositions.module.css";
import figures from "#src/site/campus/figures/places.module.css";
import { Drawing } from "#src/site/drawings/drawing.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useHiddenPages } from "#src/site/school/page-link.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { classNames } from "#src/ui/class-names.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./campus-detail.module.css";

type CampusDetailProps = {
	place: CampusPlace;
	page: CampusPage;
	/** The drawing of the place's key figure. */
	drawing: ReactNode;
	/** Drawn in the head instead of what else stands there. */
	building?: ReactNode;
	/** Cost, shown in the head. */
	cost?: ReactNode;
};

/** A place on campus: three pictures, four texts and one large figure with its drawing. */
export function CampusDetail({ place, page, drawing, building, cost }: CampusDetailProps) {
	const messages = useMessages(campusMessages);
	const hidden = useHiddenPages();
	const { contours } = useSchool().identity;
	const [first, second, third] = page.pictures;
	const [one, two, three, four] = page.cards;
	const firstCard = <Card text={one} className={compositions.one} />;
	const cardFirst = place === "hostel" || place === "playground";
	const { figure, unit, text } = page.figure;
	return (
		<>
			<PageHead
				title={page.title}
				crumbs={[
					{ label: messages.home, to: paths.home },
					{ label: messages.title, to: paths.campus },
				].filter(({ to }) => !hidden.has(to))}
				lead={page.lead}
				building={building}
			>
				{cost}
			</PageHead>
			<div className={styles.clip}>
				<PageGrid plain className={classNames(styles.sheet, compositions[place])}>
					{cardFirst && firstCard}
					{first && (
						<Drawing
							picture={first}
							sizes="(min-width: 62rem) 76rem, 100vw"
							eager
							className={classNames("not-printed", styles.picture, compositions.first)}
						/>
					)}
					<div
						data-surface={place === "playground" ? "shola" : undefined}
						className={classNames(styles.figure, compositions.figure, figures[place])}
					>
						{contours && drawing}
						<p>
							<span className={styles.number}>
								{figure}
								{unit && <span className={styles.unit}>&nbsp;{unit}</span>}
							</span>{" "}
							<span className={styles.meaning}>{text}</span>
						</p>
					</div>
					{!cardFirst && firstCard}
					<Card text={two} className={compositions.two} />
					{second && (
						<Drawing
							picture={second}
							sizes="(min-width: 62rem) 50rem, 100vw"
							className={classNames("not-printed", styles.picture, compositions.second)}
						/>
					)}
					<Card text={three} className={compositions.three} />
					<Card text={four} className={compositions.four} />
					{third && (
						<Drawing
							picture={third}
							sizes="(min-width: 62rem) 50rem, 100vw"
							className={classNames("not-printed", styles.picture, styles.third, compositions.third)}
						/>
					)}
				</PageGrid>
			</div>
			<AlongTheHill place={place} />
		</>
	);
}

function Card({ text, className }: { text: CampusPage["cards"][number] | undefined; className: string | undefined }) {
	return (
		text && (
			<section className={classNames("pad-above-3 line-above unbroken", className)}>
				<h2 className="below-2 size-4">{text.title}</h2>
				<p>{text.text}</p>
			</section>
		)
	);
}
