import type { MetaArgs } from "react-router";
import { identity } from "#school/identity.ts";
import { terms } from "#school/texts/legal/terms.ts";
import * as paths from "#src/paths.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: terms.title,
		description: `The terms under which ${identity.name} runs this website and takes applications and their fee.`,
		about: (site) => [breadcrumbs(site, [{ label: "Terms and conditions", to: paths.terms }])],
	});

export default function Terms() {
	return <LegalPage text={terms} other={{ to: paths.privacy, label: "privacy policy" }} />;
}
