import { Checking } from "../application/checking.tsx";
import { PayFee } from "../application/pay-fee.tsx";
import { useReceipt } from "../application/receipt.ts";
import { useStanding } from "../application/use-standing.ts";
import { pageMeta } from "../shell/meta.ts";
import type { Route } from "./+types/failure-page.ts";
import { Failure } from "./failure.tsx";
import { PaidAfterAll } from "./paid-after-all.tsx";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, { title: "Payment Warning!", description: "The payment did not go through; your application is safe.", unlisted: true });

export default function FailurePage() {
	const receipt = useReceipt();
	const fee = useStanding(receipt?.token, true).standing?.fee;
	const paid = fee?.state === "paid";
	const payable = receipt && !paid && !fee?.checking;
	return (
		<Failure reference={receipt?.reference} checking={fee?.checking} actions={payable && <PayFee receipt={receipt}>Try the payment again</PayFee>}>
			{paid && <PaidAfterAll />}
			{fee?.checking && <Checking />}
		</Failure>
	);
}
