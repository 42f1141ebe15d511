import type { MetaArgs } from "react-router";
import { library } from "#content/campus/library.ts";
import { identity } from "#content/identity.ts";
import { pageMeta } from "../shell/meta.ts";
import { breadcrumbs } from "../shell/structured-data.ts";
import { CampusDetail } from "./campus-detail.tsx";
import { WindowSeats } from "./figures/window-seats.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Library and drawings archive",
		description: `The library of ${identity.name}: 18,500 volumes, 42 window seats, theses by what went wrong, and an archive of measured drawings.`,
		about: (site) => [
			breadcrumbs(site, [
				{ words: "Campus", to: "/campus" },
				{ words: "Library", to: "/campus-librarydetails" },
			]),
		],
	});

export default function Library() {
	return <CampusDetail place="library" page={library} drawing={<WindowSeats />} />;
}
