import { useSearchParams } from "react-router";
import * as paths from "#src/paths.ts";
import { payerMessages } from "#src/school/messages/sets/payer-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { InlineScript } from "#src/site/page-code/inline-script.tsx";
import type { PageHandle } from "#src/site/page-handle.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import type { Route } from "./+types/payer-return.ts";
import { goToPayment, payerPageKey } from "./payer-token.ts";

export const handle: PageHandle = { parameters: ["result"] };

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, wordsOf) => ({
		title: wordsOf(payerMessages).returnTitle,
		description: wordsOf(payerMessages).returnMetaDescription,
		unlisted: true,
	}));

/** Page to which a checkout returns if it took the whole page. It knows neither payer nor fee; the tab may. */
export default function PayerReturnPage() {
	const messages = useMessages(payerMessages);
	const result = useSearchParams()[0].get("result");
	return (
		<>
			<InlineScript run={goToPayment} argument={{ key: payerPageKey, page: paths.pay("") }} />
			<ResultFrame
				title={messages.returnTitle}
				label={messages.pageLabel}
				lead={<p>{messages.returnText}</p>}
				actions={<ButtonLink href={paths.contact}>{messages.contact}</ButtonLink>}
			>
				{result === "checking" && (
					<Notice title={messages.checkingTitle}>
						<p>{messages.returnChecking}</p>
					</Notice>
				)}
			</ResultFrame>
		</>
	);
}
