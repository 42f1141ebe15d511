import type { MetaArgs } from "react-router";
import * as paths from "#src/paths.ts";
import { campusMessages } from "#src/school/messages/sets/school-messages.ts";
import { SteppedFloor } from "#src/site/campus/figures/stepped-floor.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { CampusDetail } from "./campus-detail.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ pages }, messagesOf) => ({
		title: messagesOf(campusMessages).studioTitle,
		description: pages.studio.description,
		about: (site) => [
			breadcrumbs(site, [
				{ label: messagesOf(campusMessages).title, to: paths.campus },
				{ label: messagesOf(campusMessages).studioCrumb, to: paths.studio },
			]),
		],
	}));

export default function Studio() {
	const {
		campusPages: { studio },
	} = useSchool();
	return <CampusDetail place="studio" page={studio} drawing={<SteppedFloor />} />;
}
