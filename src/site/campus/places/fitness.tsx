import type { MetaArgs } from "react-router";
import { fitness } from "#school/texts/campus/fitness.ts";
import { pages } from "#school/texts/pages.ts";
import * as paths from "#src/paths.ts";
import { ClimbingWall } from "#src/site/campus/figures/climbing-wall.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { CampusDetail } from "./campus-detail.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Fitness and climbing wall",
		description: pages.fitness.description,
		about: (site) => [
			breadcrumbs(site, [
				{ label: "Campus", to: paths.campus },
				{ label: "Fitness", to: paths.fitness },
			]),
		],
	});

export default function Fitness() {
	return <CampusDetail place="fitness" page={fitness} drawing={<ClimbingWall />} />;
}
