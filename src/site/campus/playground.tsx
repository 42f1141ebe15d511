import type { MetaArgs } from "react-router";
import { playground } from "#content/campus/playground.ts";
import { identity } from "#content/identity.ts";
import { pageMeta } from "../shell/meta.ts";
import { breadcrumbs } from "../shell/structured-data.ts";
import { CampusDetail } from "./campus-detail.tsx";
import { Floodlights } from "./figures/floodlights.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Playground, courts and building yard",
		description: `The playground of ${identity.name}: football, basketball, volleyball and badminton, floodlights until nine, and a yard for building at full size.`,
		about: (site) => [
			breadcrumbs(site, [
				{ words: "Campus", to: "/campus" },
				{ words: "Playground", to: "/campus-playgrounddetails" },
			]),
		],
	});

export default function Playground() {
	return <CampusDetail place="playground" page={playground} drawing={<Floodlights />} />;
}
