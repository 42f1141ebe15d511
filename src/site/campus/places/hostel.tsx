import type { MetaArgs } from "react-router";
import { identity } from "#school/identity.ts";
import { hostel } from "#school/texts/campus/hostel.ts";
import * as paths from "#src/paths.ts";
import { TwoHouses } from "#src/site/campus/figures/two-houses.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { CampusDetail } from "./campus-detail.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Hostels",
		description:
			`The hostels of ${identity.name}: 340 beds in two houses, morning sun, wardens and a doctor on call, ` +
			"and rooms for visiting families.",
		about: (site) => [
			breadcrumbs(site, [
				{ label: "Campus", to: paths.campus },
				{ label: "Hostel", to: paths.hostel },
			]),
		],
	});

export default function Hostel() {
	return <CampusDetail place="hostel" page={hostel} drawing={<TwoHouses />} />;
}
