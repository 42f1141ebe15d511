import { Checking } from "#src/site/application/checking.tsx";
import { PayFee } from "#src/site/application/pay-fee.tsx";
import { useReceipt } from "#src/site/application/session-receipt.ts";
import { useStanding } from "#src/site/application/use-fee-status.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import type { Route } from "./+types/cancel-page.ts";
import { Cancel } from "./cancel.tsx";
import { PaidAfterAll } from "./paid-after-all.tsx";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "Return to Application",
		description: "No payment has reached us yet; your application waits for the fee.",
		unlisted: true,
	});

export default function CancelPage() {
	const receipt = useReceipt();
	const fee = useStanding(receipt?.token, true).standing?.fee;
	const paid = fee?.state === "paid";
	const payable = receipt && !paid && !fee?.checking;
	return (
		<Cancel
			reference={receipt?.reference}
			checking={fee?.checking}
			actions={payable && <PayFee receipt={receipt}>Pay the fee now</PayFee>}
		>
			{paid && <PaidAfterAll />}
			{fee?.checking && <Checking />}
		</Cancel>
	);
}
