import { useSearchParams } from "react-router";
import { inPageLanguage } from "#src/languages/addresses.ts";
import * as paths from "#src/paths.ts";
import { linkMessages } from "#src/school/messages/sets/application-messages.ts";
import { payerMessages } from "#src/school/messages/sets/payer-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { InlineScript } from "#src/site/page-code/inline-script.tsx";
import type { PageHandle } from "#src/site/page-handle.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Rope } from "#src/ui/spot/spot.tsx";
import type { Route } from "./+types/payer-return.ts";
import { goToPayment, payerPageKey } from "./payer-token.ts";

export const handle: PageHandle = { parameters: ["result"] };

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: messagesOf(payerMessages).returnTitle,
		description: messagesOf(payerMessages).returnMetaDescription,
		unlisted: true,
	}));

/** Page to which a checkout returns if it took the whole page. It knows neither payer nor fee; the tab may. */
export default function PayerReturnPage() {
	const messages = useMessages(payerMessages);
	const checking = useSearchParams()[0].get("result") === "checking";
	return (
		<>
			<InlineScript run={goToPayment} argument={{ key: payerPageKey, page: inPageLanguage(paths.pay("")) }} />
			<ResultFrame
				title={checking ? messages.checkingTitle : messages.returnTitle}
				label={messages.pageLabel}
				drawing={<Rope hills={useSchool().identity.contours} />}
				lead={
					<>
						{checking && <p>{messages.returnChecking}</p>}
						<p>{messages.returnText}</p>
					</>
				}
				actions={
					<>
						<ButtonLink href={paths.contact} tone="action">
							{messages.contact}
						</ButtonLink>
						<ButtonLink href={paths.applicationLink}>{useMessages(linkMessages).title}</ButtonLink>
					</>
				}
			/>
		</>
	);
}
