import type { ComponentProps } from "react";
import { Island } from "#src/site/islands/island.tsx";
import { FeeNotice, isOpen } from "./fee-notice.tsx";

/** State of a fee; while it is open, with code that pays it and follows a payment. */
export function FollowedFee(props: ComponentProps<typeof FeeNotice>) {
	if (!isOpen(props.fee)) return <FeeNotice {...props} />;
	return (
		<Island name="fee-status" props={props} wake="load">
			<FeeNotice {...props} />
		</Island>
	);
}
