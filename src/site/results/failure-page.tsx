import { Checking } from "#src/site/application/checking.tsx";
import { PayFee } from "#src/site/application/pay-fee.tsx";
import { useReceipt } from "#src/site/application/session-receipt.ts";
import { useStanding } from "#src/site/application/use-fee-status.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import type { Route } from "./+types/failure-page.ts";
import { Failure } from "./failure.tsx";
import { PaidAfterAll } from "./paid-after-all.tsx";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "Payment Warning!",
		description: "The payment did not go through; your application is safe.",
		unlisted: true,
	});

export default function FailurePage() {
	const receipt = useReceipt();
	const fee = useStanding(receipt?.token, true).standing?.fee;
	const paid = fee?.state === "paid";
	const payable = receipt && !paid && !fee?.checking;
	return (
		<Failure
			reference={receipt?.reference}
			checking={fee?.checking}
			actions={payable && <PayFee receipt={receipt}>Try the payment again</PayFee>}
		>
			{paid && <PaidAfterAll />}
			{fee?.checking && <Checking />}
		</Failure>
	);
}
