import { identity } from "#school/identity.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** For browsers without JavaScript, which the form with uploads needs. */
export function WithoutScript() {
	return (
		<noscript>
			<Notice tone="alert" title="This form needs JavaScript">
				<p>
					Your browser has it switched off. Please switch it on and reload, or write to {identity.email} or call{" "}
					{identity.phone}: we send you the form on paper.
				</p>
			</Notice>
		</noscript>
	);
}
