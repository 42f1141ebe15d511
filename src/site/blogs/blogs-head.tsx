import * as paths from "#src/paths.ts";
import { FollowLink } from "#src/site/listing/card/follow-link.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { Contours } from "#src/ui/contours/contours.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./blogs-head.module.css";

/** The heading of the blogs: two lines of one sentence. */
export function BlogsHead() {
	const { identity } = useSchool();
	return (
		<header data-surface="shola" className={styles.head}>
			<Contours seed="Blogs" />
			<PageGrid plain className={styles.sheet}>
				<nav aria-label="Breadcrumb">
					<ol className={styles.crumbs}>
						<li>
							<a href={paths.home}>Home</a>
						</li>
						<li aria-current="page">Blogs</li>
					</ol>
				</nav>
				<h1 className={styles.title}>
					<span className={styles.latest}>LATEST BLOGS AT</span> <span className={styles.school}>{identity.name}</span>
				</h1>
				<p className={styles.lead}>
					Notes from the studios, the workshop and the verandas, by those who teach and learn here.
				</p>
				<FollowLink href={paths.feed("blogs")}>Follow the blogs in a feed reader (Atom)</FollowLink>
			</PageGrid>
		</header>
	);
}
