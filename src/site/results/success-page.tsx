import { useSearchParams } from "react-router";
import * as paths from "#src/paths.ts";
import { Checking } from "#src/site/application/checking.tsx";
import { useReceipt } from "#src/site/application/session-receipt.ts";
import { useFeeStatus } from "#src/site/application/use-fee-status.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import type { Route } from "./+types/success-page.ts";
import { Success } from "./success.tsx";

export const handle: PageHandle = { parameters: ["checking"] };

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, { title: "You're In!", description: "Your application has been received.", unlisted: true });

export default function SuccessPage() {
	const receipt = useReceipt();
	const returned = useSearchParams()[0].has("checking");
	const { status, sure } = useFeeStatus(receipt?.token, returned);
	const fee = status?.fee;
	const open = fee && fee.state !== "paid" && fee.state !== "refunded";
	const checking = open ? fee.checking || !sure : returned && receipt !== undefined && !fee;
	return (
		<Success
			reference={receipt?.reference}
			paymentId={fee?.payment_id ?? undefined}
			actions={
				receipt &&
				(open && !checking ? (
					<ButtonLink to={paths.application(receipt.token)} tone="action">
						See it, and pay the fee
					</ButtonLink>
				) : (
					<ButtonLink to={paths.application(receipt.token)}>See what we received</ButtonLink>
				))
			}
		>
			{fee?.state === "paid" && <Notice tone="done" title="The application fee is paid." live="polite" />}
			{checking && <Checking followed={receipt !== null} />}
			{open && !checking && <Notice title="The application fee is still to be paid." live="polite" />}
		</Success>
	);
}
