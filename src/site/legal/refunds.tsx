import type { MetaArgs } from "react-router";
import * as paths from "#src/paths.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ identity, refunds }) => ({
		title: refunds.title,
		description:
			`What ${identity.name} gives back of the application fee, of tuition, deposit, hostel and mess, by when, ` +
			"and how to ask for it.",
		about: (site) => [breadcrumbs(site, [{ label: refunds.title, to: paths.refunds }])],
	}));

export default function Refunds() {
	const { refunds } = useSchool();
	return <LegalPage text={refunds} other={{ to: paths.terms, label: "terms and conditions" }} />;
}
