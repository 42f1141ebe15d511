import type { MetaArgs } from "react-router";
import * as paths from "#src/paths.ts";
import { storiesMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { Story } from "./story.tsx";

export const handle: PageHandle = { needsConsent: true };

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ pages }, messagesOf) => ({
		title: messagesOf(storiesMessages).title,
		description: pages.stories.description,
	}));

export default function Stories() {
	const messages = useMessages(storiesMessages);
	const {
		pages,
		stories: { stories },
	} = useSchool();
	return (
		<>
			<PageHead title={messages.title} crumbs={[{ label: messages.home, to: paths.home }]} lead={pages.stories.lead} />
			<PageGrid className="pad-above-8 pad-below-9">
				{stories.map((story, index) => (
					<Story key={story.title} story={story} first={index === 0} />
				))}
			</PageGrid>
		</>
	);
}
