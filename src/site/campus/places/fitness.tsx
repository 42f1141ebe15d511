import type { MetaArgs } from "react-router";
import * as paths from "#src/paths.ts";
import { campusMessages } from "#src/school/messages/sets/school-messages.ts";
import { ClimbingWall } from "#src/site/campus/figures/climbing-wall.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { CampusDetail } from "./campus-detail.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ pages }, messagesOf) => ({
		title: messagesOf(campusMessages).fitnessTitle,
		description: pages.fitness.description,
		about: (site) => [
			breadcrumbs(site, [
				{ label: messagesOf(campusMessages).title, to: paths.campus },
				{ label: messagesOf(campusMessages).fitnessCrumb, to: paths.fitness },
			]),
		],
	}));

export default function Fitness() {
	const {
		campusPages: { fitness },
	} = useSchool();
	return <CampusDetail place="fitness" page={fitness} drawing={<ClimbingWall />} />;
}
