import type { MetaArgs } from "react-router";
import { readLegalHistory } from "#src/content/school/legal-history.server.ts";
import * as paths from "#src/paths.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import type { Route } from "./+types/refunds.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ identity, refunds }) => ({
		title: refunds.title,
		description:
			`What ${identity.name} gives back of the application fee, of tuition, deposit, hostel and mess, by when, ` +
			"and how to ask for it.",
		about: (site) => [breadcrumbs(site, [{ label: refunds.title, to: paths.refunds }])],
	}));

export const loader = async ({ context }: Route.LoaderArgs) => ({
	versions: await readLegalHistory(context.get(siteServices).db, "refunds"),
});

export default function Refunds({ loaderData: { versions } }: Route.ComponentProps) {
	return <LegalPage name="refunds" text={useSchool().refunds} versions={versions} />;
}
