import type { PlainName } from "#src/school/messages/message-set.ts";
import { achievementsMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { Achievement } from "#src/school/pages/people.ts";
import { Drawing } from "#src/site/drawings/drawing.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icon-paths.ts";
import { Lanes } from "./lanes.tsx";
import styles from "./plaque.module.css";

/** Material and contents of a plaque, by category. */
const plates: Record<
	Achievement["category"],
	{
		/** Name as the plaque shows it. */
		name: PlainName<typeof achievementsMessages>;
		plate: string | undefined;
		icon: IconName;
		dark?: boolean /** The title is a number, set large. */;
		numbered?: boolean;
	}
> = {
	Partnership: { name: "partnership", plate: styles.paper, icon: "partners" },
	"World Record": { name: "worldRecord", plate: styles.laterite, icon: "globe", dark: true },
	Ranking: { name: "ranking", plate: styles.bronze, icon: "podium", dark: true, numbered: true },
	Research: { name: "research", plate: styles.bronze, icon: "lens", dark: true, numbered: true },
	Service: { name: "service", plate: styles.bronze, icon: "hands", dark: true, numbered: true },
	Campus: { name: "campus", plate: styles.bronze, icon: "tree", dark: true, numbered: true },
	"Student Achievement": { name: "studentAchievement", plate: styles.paper, icon: "medal" },
	Event: { name: "event", plate: styles.paper, icon: "easel" },
	Sports: { name: "sports", plate: styles.bronze, icon: "cup", dark: true },
};

type PlaqueProps = {
	achievement: Achievement /** True if in the first view. */;
	eager: boolean;
	className: string | undefined;
};

/** One achievement as a plate on the wall, held by four screws. */
export function Plaque({ achievement, eager, className }: PlaqueProps) {
	const { title, subtitle, year, category, flutes, picture, description, highlights, source } = achievement;
	const messages = useMessages(achievementsMessages);
	const { contours } = useSchool().identity;
	const { name, plate, icon, dark, numbered } = plates[category];
	return (
		<article
			data-surface={dark ? "shola" : undefined}
			className={classNames(styles.plaque, plate, numbered && styles.numbered, className)}
		>
			<Screws />
			<p className={styles.line}>
				<span className={styles.category}>
					<Icon name={icon} />
					{messages[name]}
				</span>
				<span>{year}</span>
			</p>
			{picture && (
				<Drawing
					picture={picture}
					sizes={
						category === "Event" || category === "Student Achievement"
							? "(min-width: 62rem) 75rem, 90vw"
							: "(min-width: 62rem) 28rem, 90vw"
					}
					eager={eager}
					className={`not-printed ${styles.picture}`}
				/>
			)}
			{flutes && <Flutes count={flutes} />}
			{contours && category === "Sports" && <Lanes />}
			<div className={styles.copy}>
				<h2 className={styles.title}>{title}</h2>
				{subtitle && <p className={`above-2 strong leading-135 ${styles.subtitle}`}>{subtitle}</p>}
				<p className={styles.text}>{description}</p>
				{highlights && (
					<ul className="above-4 line-above">
						{highlights.map((highlight) => (
							<li className="pad-2 leading-14 line-below" key={highlight}>
								{highlight}
							</li>
						))}
					</ul>
				)}
				{source && (
					<p className={`above-4 small soft ${styles.source}`}>
						{source.to ? <a href={source.to}>{source.text}</a> : source.text}
					</p>
				)}
			</div>
		</article>
	);
}

/** A row of flutes, the last one inlaid. */
function Flutes({ count }: { count: number }) {
	const flutes = Array.from({ length: count }, (_, index) => index + 1);
	return (
		<span className={styles.flutes} aria-hidden="true">
			{flutes.map((flute) => (
				<span key={flute} />
			))}
		</span>
	);
}

/** Four screw heads, each turned as its screw happened to stop. */
export function Screws() {
	return (
		<span className={styles.screws} aria-hidden="true">
			<span />
			<span />
			<span />
			<span />
		</span>
	);
}
