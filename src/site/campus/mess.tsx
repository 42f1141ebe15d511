import type { MetaArgs } from "react-router";
import { mess } from "#content/campus/mess.ts";
import { identity } from "#content/identity.ts";
import { pageMeta } from "../shell/meta.ts";
import { breadcrumbs } from "../shell/structured-data.ts";
import { CampusDetail } from "./campus-detail.tsx";
import { BoilingPoint } from "./figures/boiling-point.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Mess and kitchen",
		description: `The mess of ${identity.name}: a boiler house with a roof twelve metres high, a menu set by the residents, and hours for early risers.`,
		about: (site) => [
			breadcrumbs(site, [
				{ words: "Campus", to: "/campus" },
				{ words: "Mess", to: "/campus-messdetails" },
			]),
		],
	});

export default function Mess() {
	return <CampusDetail place="mess" page={mess} drawing={<BoilingPoint />} />;
}
