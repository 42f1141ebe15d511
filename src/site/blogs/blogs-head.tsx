import * as paths from "#src/paths.ts";
import { blogsMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { FollowLink } from "#src/site/listing/card/follow-link.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import styles from "./blogs-head.module.css";

/** The heading of the blogs: two lines of one sentence. */
export function BlogsHead() {
	const messages = useMessages(blogsMessages);
	const { identity } = useSchool();
	const heading = messages.heading({
		name: identity.name,
		latest: (text) => <span className={styles.latest}>{text}</span>,
		school: (text) => <span className={styles.school}>{text}</span>,
	});
	return (
		<PageHead
			title={messages.title}
			heading={heading}
			crumbs={[{ label: messages.home, to: paths.home }]}
			lead={messages.lead}
		>
			<FollowLink href={paths.feed("blogs")}>{messages.followFeed}</FollowLink>
		</PageHead>
	);
}
