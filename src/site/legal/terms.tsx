import type { MetaArgs } from "react-router";
import { readLegalHistory } from "#src/content/school/legal-history.server.ts";
import { isUnwritten } from "#src/forms/legal/legal-texts.ts";
import * as paths from "#src/paths.ts";
import { legalMessages } from "#src/school/messages/sets/school-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import type { Route } from "./+types/terms.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ identity, terms }, messagesOf) => ({
		title: terms.title,
		unlisted: isUnwritten(terms),
		description: messagesOf(legalMessages).termsDescription({ name: identity.name }),
		about: (site) => [breadcrumbs(site, [{ label: messagesOf(legalMessages).termsTitle, to: paths.terms }])],
	}));

export const loader = async ({ context }: Route.LoaderArgs) => ({
	versions: await readLegalHistory(context.get(siteServices).db, "terms"),
});

export default function Terms({ loaderData: { versions } }: Route.ComponentProps) {
	return <LegalPage name="terms" text={useSchool().terms} versions={versions} />;
}
