import type { MetaArgs } from "react-router";
import { studio } from "#school/texts/campus/studio.ts";
import { pages } from "#school/texts/pages.ts";
import * as paths from "#src/paths.ts";
import { SteppedFloor } from "#src/site/campus/figures/stepped-floor.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { CampusDetail } from "./campus-detail.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Studios",
		description: pages.studio.description,
		about: (site) => [
			breadcrumbs(site, [
				{ label: "Campus", to: paths.campus },
				{ label: "Studio", to: paths.studio },
			]),
		],
	});

export default function Studio() {
	return <CampusDetail place="studio" page={studio} drawing={<SteppedFloor />} />;
}
