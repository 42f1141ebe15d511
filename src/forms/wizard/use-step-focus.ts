import { type RefObject, useEffect, useRef } from "react";

/** On a change of step, scrolls to the form and focuses the heading, unless the error summary takes the focus. */
export function useStepFocus(step: number, attempt: number, heading: RefObject<HTMLHeadingElement | null>) {
	const previous = useRef({ step, attempt });
	useEffect(() => {
		const before = previous.current;
		previous.current = { step, attempt };
		if (before.step === step || before.attempt !== attempt) return;
		heading.current?.closest("form")?.scrollIntoView({ block: "start" });
		heading.current?.focus({ preventScroll: true });
	}, [step, attempt, heading]);
}
