import { type RefObject, useEffect, useRef } from "react";

/** A change of step brings the form into view and focus to the step's heading, unless messages are to be read first. */
export function useStepFocus(step: number, attempt: number, heading: RefObject<HTMLHeadingElement | null>) {
	const shown = useRef({ step, attempt });
	useEffect(() => {
		const before = shown.current;
		shown.current = { step, attempt };
		if (before.step === step || before.attempt !== attempt) return;
		heading.current?.closest("form")?.scrollIntoView({ block: "start" });
		heading.current?.focus({ preventScroll: true });
	}, [step, attempt, heading]);
}
