import type { MetaArgs } from "react-router";
import { library } from "#school/texts/campus/library.ts";
import { pages } from "#school/texts/pages.ts";
import * as paths from "#src/paths.ts";
import { WindowSeats } from "#src/site/campus/figures/window-seats.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { CampusDetail } from "./campus-detail.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Library and drawings archive",
		description: pages.library.description,
		about: (site) => [
			breadcrumbs(site, [
				{ label: "Campus", to: paths.campus },
				{ label: "Library", to: paths.library },
			]),
		],
	});

export default function Library() {
	return <CampusDetail place="library" page={library} drawing={<WindowSeats />} />;
}
