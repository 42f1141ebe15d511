import type { MetaArgs } from "react-router";
import { studio } from "#content/campus/studio.ts";
import { identity } from "#content/identity.ts";
import { pageMeta } from "../shell/meta.ts";
import { breadcrumbs } from "../shell/structured-data.ts";
import { CampusDetail } from "./campus-detail.tsx";
import { SteppedFloor } from "./figures/stepped-floor.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Studios",
		description: `The studios of ${identity.name}: a desk, a lamp and a square metre of wall for every student, in the Loft and in the Long Studio.`,
		about: (site) => [
			breadcrumbs(site, [
				{ words: "Campus", to: "/campus" },
				{ words: "Studio", to: "/campus-studiodetails" },
			]),
		],
	});

export default function Studio() {
	return <CampusDetail place="studio" page={studio} drawing={<SteppedFloor />} />;
}
