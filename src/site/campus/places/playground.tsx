import type { MetaArgs } from "react-router";
import { playground } from "#school/texts/campus/playground.ts";
import { pages } from "#school/texts/pages.ts";
import * as paths from "#src/paths.ts";
import { Floodlights } from "#src/site/campus/figures/floodlights.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { CampusDetail } from "./campus-detail.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Playground, courts and building yard",
		description: pages.playground.description,
		about: (site) => [
			breadcrumbs(site, [
				{ label: "Campus", to: paths.campus },
				{ label: "Playground", to: paths.playground },
			]),
		],
	});

export default function Playground() {
	return <CampusDetail place="playground" page={playground} drawing={<Floodlights />} />;
}
