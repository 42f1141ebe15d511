import { PayFee } from "../application/pay-fee.tsx";
import { useReceipt } from "../application/receipt.ts";
import { useStanding } from "../application/use-standing.ts";
import { pageMeta } from "../shell/meta.ts";
import type { Route } from "./+types/cancel-page.ts";
import { Cancel } from "./cancel.tsx";
import { PaidAfterAll } from "./paid-after-all.tsx";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, { title: "Return to Application", description: "You have not paid yet; your application waits for the fee.", unlisted: true });

export default function CancelPage() {
	const receipt = useReceipt();
	const paid = useStanding(receipt?.token)?.fee?.state === "paid";
	return (
		<Cancel reference={receipt?.reference} actions={receipt && !paid && <PayFee receipt={receipt}>Pay the fee now</PayFee>}>
			{paid && <PaidAfterAll />}
		</Cancel>
	);
}
