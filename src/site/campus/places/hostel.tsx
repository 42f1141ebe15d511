import type { MetaArgs } from "react-router";
import * as paths from "#src/paths.ts";
import { campusMessages } from "#src/school/messages/sets/school-messages.ts";
import { TwoHouses } from "#src/site/campus/figures/two-houses.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { useFees, useSchool } from "#src/site/school/use-school.ts";
import { CampusDetail } from "./campus-detail.tsx";
import { Cost } from "./cost.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ pages }, messagesOf) => ({
		title: messagesOf(campusMessages).hostelTitle,
		description: pages.hostel.description,
		about: (site) => [
			breadcrumbs(site, [
				{ label: messagesOf(campusMessages).title, to: paths.campus },
				{ label: messagesOf(campusMessages).hostelCrumb, to: paths.hostel },
			]),
		],
	}));

export default function Hostel() {
	const {
		campusPages: { hostel },
	} = useSchool();
	const fees = useFees();
	const room = fees?.hostel.rooms[0];
	const cost = room && <Cost what={room.kind} amount={room.perYear} unit="a year" part="hostel" />;
	return <CampusDetail place="hostel" page={hostel} drawing={<TwoHouses />} cost={cost} />;
}
