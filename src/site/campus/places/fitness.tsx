import type { MetaArgs } from "react-router";
import { identity } from "#school/identity.ts";
import { fitness } from "#school/texts/campus/fitness.ts";
import * as paths from "#src/paths.ts";
import { ClimbingWall } from "#src/site/campus/figures/climbing-wall.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { CampusDetail } from "./campus-detail.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Fitness and climbing wall",
		description:
			`Fitness at ${identity.name}: weights, a nine-metre climbing wall, yoga, silambam and a bus to the ` +
			"heated pool.",
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
