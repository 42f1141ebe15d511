import type { MetaArgs } from "react-router";
import { readLegalHistory } from "#src/content/school/legal-history.server.ts";
import { rupees } from "#src/formatting/rupees.ts";
import { isUnwritten } from "#src/forms/legal/legal-texts.ts";
import * as paths from "#src/paths.ts";
import { headMessages } from "#src/school/messages/sets/frame-messages.ts";
import { legalMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { Office } from "#src/site/page-head/hill/buildings.tsx";
import { FallingSteps } from "#src/site/page-head/hill/falling-steps.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import type { Route } from "./+types/refunds.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ identity, refunds }, messagesOf) => ({
		title: refunds.title,
		unlisted: isUnwritten(refunds),
		description: messagesOf(legalMessages).refundsDescription({ name: identity.name }),
		about: (site) => [breadcrumbs(site, [{ label: refunds.title, to: paths.refunds }])],
	}));

export const loader = async ({ context }: Route.LoaderArgs) => ({
	versions: await readLegalHistory(context.get(siteServices).db, "refunds"),
});

export default function Refunds({ loaderData: { versions } }: Route.ComponentProps) {
	const headTexts = useMessages(headMessages);
	const { refunds, fees } = useSchool();
	const facts = fees.refunds.steps.slice(0, 4).map(({ share, when, less }) => ({
		value: headTexts.refundShare({ percent: share }),
		label: less ? headTexts.refundLess({ when, less: rupees(less) }) : when,
	}));
	const building = (
		<Office>
			<FallingSteps shares={fees.refunds.steps.map(({ share }) => share)} />
		</Office>
	);
	return <LegalPage name="refunds" text={refunds} versions={versions} facts={facts} building={building} />;
}
