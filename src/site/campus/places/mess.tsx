import type { MetaArgs } from "react-router";
import * as paths from "#src/paths.ts";
import { campusMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { BoilingPoint } from "#src/site/campus/figures/boiling-point.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { useFees, useSchool } from "#src/site/school/use-school.ts";
import { CampusDetail } from "./campus-detail.tsx";
import { Cost } from "./cost.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ pages }, messagesOf) => ({
		title: messagesOf(campusMessages).messTitle,
		description: pages.mess.description,
		about: (site) => [
			breadcrumbs(site, [
				{ label: messagesOf(campusMessages).title, to: paths.campus },
				{ label: messagesOf(campusMessages).messCrumb, to: paths.mess },
			]),
		],
	}));

export default function Mess() {
	const messages = useMessages(campusMessages);
	const {
		campusPages: { mess },
	} = useSchool();
	const fees = useFees();
	const cost = fees && fees.mess.perMonth > 0 && (
		<Cost what={messages.messCost} amount={fees.mess.perMonth} unit="a month" part="mess" />
	);
	return <CampusDetail place="mess" page={mess} drawing={<BoilingPoint />} cost={cost} />;
}
