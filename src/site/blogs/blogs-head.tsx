import * as paths from "#src/paths.ts";
import { blogsMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { FollowLink } from "#src/site/listing/card/follow-link.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { Contours } from "#src/ui/contours/contours.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./blogs-head.module.css";

/** The heading of the blogs: two lines of one sentence. */
export function BlogsHead() {
	const messages = useMessages(blogsMessages);
	const { identity } = useSchool();
	return (
		<header data-surface="shola" className={`relative clipped ${styles.head}`}>
			<Contours seed="Blogs" />
			<PageGrid plain className={styles.sheet}>
				<nav aria-label={messages.breadcrumb}>
					<ol className={styles.crumbs}>
						<li>
							<a href={paths.home}>{messages.home}</a>
						</li>
						<li aria-current="page">{messages.title}</li>
					</ol>
				</nav>
				<h1 className="above-6">
					{messages.heading({
						name: identity.name,
						latest: (text) => <span className={styles.latest}>{text}</span>,
						school: (text) => <span className={styles.school}>{text}</span>,
					})}
				</h1>
				<p className={styles.lead}>{messages.lead}</p>
				<FollowLink href={paths.feed("blogs")}>{messages.followFeed}</FollowLink>
			</PageGrid>
		</header>
	);
}
