import type { MetaArgs } from "react-router";
import * as paths from "#src/paths.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ identity, terms }) => ({
		title: terms.title,
		description: `The terms under which ${identity.name} runs this website and takes applications and their fee.`,
		about: (site) => [breadcrumbs(site, [{ label: "Terms and conditions", to: paths.terms }])],
	}));

export default function Terms() {
	const { terms } = useSchool();
	return <LegalPage text={terms} other={{ to: paths.privacy, label: "privacy policy" }} />;
}
