import type { MetaArgs } from "react-router";
import * as paths from "#src/paths.ts";
import { campusWords } from "#src/school/words/sets/school-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { BoilingPoint } from "#src/site/campus/figures/boiling-point.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { useFees, useSchool } from "#src/site/school/use-school.ts";
import { CampusDetail } from "./campus-detail.tsx";
import { Cost } from "./cost.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ pages }, wordsOf) => ({
		title: wordsOf(campusWords).messTitle,
		description: pages.mess.description,
		about: (site) => [
			breadcrumbs(site, [
				{ label: wordsOf(campusWords).title, to: paths.campus },
				{ label: wordsOf(campusWords).messCrumb, to: paths.mess },
			]),
		],
	}));

export default function Mess() {
	const words = useWords(campusWords);
	const {
		campusPages: { mess },
	} = useSchool();
	const fees = useFees();
	const cost = fees && <Cost what={words.messCost} amount={fees.mess.perMonth} unit="a month" part="mess" />;
	return <CampusDetail place="mess" page={mess} drawing={<BoilingPoint />} cost={cost} />;
}
