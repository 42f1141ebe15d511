import { useSearchParams } from "react-router";
import { receiptKey } from "#src/site/application/session-receipt.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { Island } from "#src/site/islands/island.tsx";
import type { PageHandle } from "#src/site/page-handle.ts";
import type { Route } from "./+types/success-page.ts";
import { SuccessResult } from "./success-result.tsx";

export const handle: PageHandle = { parameters: ["checking"] };

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, { title: "You're In!", description: "Your application has been received.", unlisted: true });

export default function SuccessPage() {
	const returned = useSearchParams()[0].has("checking");
	return (
		<Island name="success-result" props={{ returned }} wake="stored" stored={receiptKey}>
			<SuccessResult returned={returned} />
		</Island>
	);
}
