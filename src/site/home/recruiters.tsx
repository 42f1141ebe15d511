import { homeMessages } from "#src/school/messages/sets/home-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Wordmark } from "#src/site/placement/wordmark.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { Carousel } from "#src/ui/motion/carousel.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./recruiters.module.css";

const interval = 2500;

export function Recruiters() {
	const messages = useMessages(homeMessages);
	const {
		recruiters: { recruiters },
	} = useSchool();
	return (
		<section aria-labelledby="recruiters">
			<PageGrid plain className={styles.sheet}>
				<h2 id="recruiters" className="pad-above-4 below-6 size-3 rule-above">
					{messages.recruitersTitle}
				</h2>
				<Carousel label={messages.recruiters} interval={interval} className={styles.carousel}>
					{recruiters.map((recruiter) => (
						<li key={recruiter.name} className={styles.mark}>
							<Wordmark recruiter={recruiter} width={320} height={120} />
						</li>
					))}
				</Carousel>
			</PageGrid>
		</section>
	);
}
