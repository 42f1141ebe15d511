import type { MetaArgs } from "react-router";
import { hostel } from "#content/campus/hostel.ts";
import { identity } from "#content/identity.ts";
import { pageMeta } from "../shell/meta.ts";
import { breadcrumbs } from "../shell/structured-data.ts";
import { CampusDetail } from "./campus-detail.tsx";
import { TwoHouses } from "./figures/two-houses.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Hostels",
		description: `The hostels of ${identity.name}: 340 beds in two houses, morning sun, wardens and a doctor on call, and rooms for visiting families.`,
		about: (site) => [
			breadcrumbs(site, [
				{ words: "Campus", to: "/campus" },
				{ words: "Hostel", to: "/campus-hosteldetails" },
			]),
		],
	});

export default function Hostel() {
	return <CampusDetail place="hostel" page={hostel} drawing={<TwoHouses />} />;
}
