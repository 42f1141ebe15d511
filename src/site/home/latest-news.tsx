import { dayAndMonthYear } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { homeMessages } from "#src/school/messages/sets/home-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { RecordPicture } from "#src/site/detail/pictures/record-picture.tsx";
import { DateBadge } from "#src/site/listing/card/date-badge.tsx";
import cardLink from "#src/ui/card-link.module.css";
import { Icon } from "#src/ui/icon.tsx";
import { Carousel } from "#src/ui/motion/carousel.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./latest-news.module.css";

const interval = 3000;

export type NewsCard = {
	primaryId: string;
	title: string;
	date: string;
	place: string;
	/** The key of its picture. */
	picture: string;
	/** The first words of its text. */
	excerpt: string;
};

/** @param items newest first; undefined when they could not be read */
export function LatestNews({ items }: { items: NewsCard[] | undefined }) {
	const messages = useMessages(homeMessages);
	return (
		<section aria-labelledby="news">
			<PageGrid plain className="pad-above-9 pad-below-8">
				<div className={styles.head}>
					<h2 id="news">{messages.newsTitle}</h2>
					<a href={paths.news} className="target strong">
						{messages.allNews} <Icon name="arrow" />
					</a>
				</div>
				{items === undefined && <p>{messages.newsFailed}</p>}
				{items && items.length > 0 && (
					<Carousel label={messages.latestNews} interval={interval} className={styles.carousel}>
						{items.map((item) => (
							<LatestNewsItem key={item.primaryId} {...item} />
						))}
					</Carousel>
				)}
			</PageGrid>
		</section>
	);
}

function LatestNewsItem({ primaryId, title, date, place, picture, excerpt }: NewsCard) {
	const { day, monthYear } = dayAndMonthYear(date);
	return (
		<li className="relative">
			<RecordPicture
				picture={picture}
				alt=""
				sizes="(min-width: 1000px) 25rem, (min-width: 600px) 50vw, 100vw"
				mounted
				className={styles.picture}
			/>
			<div className={styles.text}>
				<DateBadge date={date} day={day} month={monthYear} className={styles.date} />
				<div>
					<p className="caption soft leading-13">{place}</p>
					<h3 className={styles.name}>
						<a href={paths.newsDetails(primaryId)} className={cardLink.link}>
							{title}
						</a>
					</h3>
					<p className="small">{excerpt}</p>
				</div>
			</div>
		</li>
	);
}
