import type { MetaArgs } from "react-router";
import { fitness } from "#content/campus/fitness.ts";
import { identity } from "#content/identity.ts";
import { pageMeta } from "../shell/meta.ts";
import { breadcrumbs } from "../shell/structured-data.ts";
import { CampusDetail } from "./campus-detail.tsx";
import { ClimbingWall } from "./figures/climbing-wall.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Fitness and climbing wall",
		description: `Fitness at ${identity.name}: weights, a nine-metre climbing wall, yoga, silambam and a bus to the heated pool.`,
		about: (site) => [
			breadcrumbs(site, [
				{ words: "Campus", to: "/campus" },
				{ words: "Fitness", to: "/campus-fitnessdetails" },
			]),
		],
	});

export default function Fitness() {
	return <CampusDetail place="fitness" page={fitness} drawing={<ClimbingWall />} />;
}
