import type { MetaArgs } from "react-router";
import * as paths from "#src/paths.ts";
import { campusMessages } from "#src/school/messages/sets/school-messages.ts";
import { WindowSeats } from "#src/site/campus/figures/window-seats.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { Library as Shelves } from "#src/site/page-head/hill/buildings.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { CampusDetail } from "./campus-detail.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ pages }, messagesOf) => ({
		title: messagesOf(campusMessages).libraryTitle,
		description: pages.library.description,
		about: (site) => [
			breadcrumbs(site, [
				{ label: messagesOf(campusMessages).title, to: paths.campus },
				{ label: messagesOf(campusMessages).libraryCrumb, to: paths.library },
			]),
		],
	}));

export default function Library() {
	const {
		campusPages: { library },
	} = useSchool();
	const seats = Number.parseInt(library.figure.figure, 10);
	const building = seats > 0 && <Shelves windows={seats} />;
	return <CampusDetail place="library" page={library} drawing={<WindowSeats />} building={building} />;
}
