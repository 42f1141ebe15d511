import { data } from "react-router";
import { readLegalHistory, readLegalVersion } from "#src/content/school/legal-history.server.ts";
import { isLegalName } from "#src/forms/legal/legal-texts.ts";
import { legalMessages } from "#src/school/messages/sets/school-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import type { Route } from "./+types/legal-version-page.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: args.loaderData
			? messagesOf(legalMessages).versionTitle({
					title: args.loaderData.text.title,
					number: args.loaderData.period.number,
				})
			: messagesOf(legalMessages).versionFallbackTitle,
		description: messagesOf(legalMessages).versionDescription,
		unlisted: true,
	}));

export async function loader({ params: { text: name, number }, context }: Route.LoaderArgs) {
	const { db } = context.get(siteServices);
	const legalVersion =
		isLegalName(name) && /^[1-9]\d{0,5}$/.test(number) ? await readLegalVersion(db, name, Number(number)) : undefined;
	if (!isLegalName(name) || !legalVersion) throw data(null, { status: 404 });
	// Earlier texts were written in English alone.
	return { name, ...legalVersion, versions: await readLegalHistory(db, name), languages: [] };
}

/** A legal text as it was when someone agreed to it. */
export default function VersionPage({ loaderData: { name, text, period, versions } }: Route.ComponentProps) {
	return <LegalPage name={name} text={text} versions={versions} period={period} />;
}
