import { useSearchParams } from "react-router";
import * as paths from "#src/paths.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { InlineScript } from "#src/site/page-code/inline-script.tsx";
import type { PageHandle } from "#src/site/page-handle.ts";
import { ResultFrame } from "#src/site/results/result-frame.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import type { Route } from "./+types/payer-return.ts";
import { goToPayment, payerTokenKey } from "./payer-token.ts";

export const handle: PageHandle = { parameters: ["result"] };

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "Back from the payment",
		description: "Where the payment of an application fee ends that somebody has made for an applicant.",
		unlisted: true,
	});

/** Where a checkout returns to that took the whole page. It knows neither payer nor fee; the tab may. */
export default function PayerReturnPage() {
	const result = useSearchParams()[0].get("result");
	return (
		<>
			<InlineScript run={goToPayment} argument={{ key: payerTokenKey, page: paths.pay("") }} />
			<ResultFrame
				title="Back from the payment"
				label="For whoever pays"
				lead={
					<p>
						Please open the link once more that you came by: it shows whether the fee is paid. The applicant gets a mail
						with the receipt.
					</p>
				}
				actions={<ButtonLink href={paths.contact}>Ask the admissions desk</ButtonLink>}
			>
				{result === "checking" && (
					<Notice title="We are checking with the bank. Do not pay again.">
						<p>This can take a few minutes.</p>
					</Notice>
				)}
			</ResultFrame>
		</>
	);
}
