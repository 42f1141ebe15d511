import type { MetaArgs } from "react-router";
import * as paths from "#src/paths.ts";
import { campusMessages } from "#src/school/messages/sets/school-messages.ts";
import { Floodlights } from "#src/site/campus/figures/floodlights.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { CampusDetail } from "./campus-detail.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ pages }, messagesOf) => ({
		title: messagesOf(campusMessages).playgroundTitle,
		description: pages.playground.description,
		about: (site) => [
			breadcrumbs(site, [
				{ label: messagesOf(campusMessages).title, to: paths.campus },
				{ label: messagesOf(campusMessages).playgroundCrumb, to: paths.playground },
			]),
		],
	}));

export default function Playground() {
	const {
		campusPages: { playground },
	} = useSchool();
	return <CampusDetail place="playground" page={playground} drawing={<Floodlights />} />;
}
