import { thousands } from "#src/formatting/thousands.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";

type CountUpProps = { value: number; suffix?: string | undefined; className?: string | undefined };

/** The final number; `site/enhance/pages/counters.ts` counts up to it once it is in view. */
export function CountUp({ value, suffix = "", className }: CountUpProps) {
	const final = thousands(value) + suffix;
	return (
		<>
			<span data-count={value} data-suffix={suffix} className={className} aria-hidden="true">
				{final}
			</span>
			<VisuallyHidden>{final} </VisuallyHidden>
		</>
	);
}
