import type { MetaArgs } from "react-router";
import * as paths from "#src/paths.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ identity, privacy }) => ({
		title: privacy.title,
		description:
			`Which personal data ${identity.name} asks for on this website, what for, for how long, and how to ` +
			"see, correct or delete it.",
		about: (site) => [breadcrumbs(site, [{ label: "Privacy policy", to: paths.privacy }])],
	}));

export default function Privacy() {
	const { privacy } = useSchool();
	return <LegalPage text={privacy} other={{ to: paths.terms, label: "terms and conditions" }} />;
}
