import type { Tag } from "#src/messages/message-type.ts";
import { fieldsMessages } from "#src/school/messages/sets/forms/field-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { classNames } from "#src/ui/class-names.ts";
import type { Elements } from "#src/ui/elements.ts";
import { Icon } from "#src/ui/icon.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./step-indicator.module.css";

type StepIndicatorProps = {
	/** The names of the steps, in order. */
	steps: readonly string[];
	/** The index of the step in view, from 0. */
	current: number;
	/** Handler for going back: when given, the steps already passed are buttons that lead back to them. */
	onStep?: (index: number) => void;
	/** Decorations, one per step. */
	drawings?: readonly Elements[];
};

const parts: Record<"hidden" | "step", Tag> = {
	hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
	step: (text) => <span>{text}</span>,
};

/**
 * Position of the visitor: every step has its name, passed ones are ticked, the present one is `aria-current="step"`.
 */
export function StepIndicator({ steps, current, onStep, drawings }: StepIndicatorProps) {
	const ownMessages = useMessages(fieldsMessages);
	return (
		<nav aria-label={ownMessages.stepList} className={styles.nav}>
			<ol className={styles.steps}>
				{steps.map((name, index) => {
					const done = index < current;
					const label = (
						<>
							<span className={styles.mark} aria-hidden="true">
								{done ? <Icon name="check" /> : index + 1}
							</span>
							<span className={styles.name}>
								{(done ? ownMessages.stepDone : ownMessages.step)({
									...parts,
									number: index + 1,
									count: steps.length,
									name,
								})}
							</span>
						</>
					);
					return (
						<li
							key={name}
							aria-current={index === current ? "step" : undefined}
							className={classNames(styles.step, done && styles.done)}
						>
							{drawings?.[index]}
							{done && onStep ? (
								<button type="button" className={styles.text} onClick={() => onStep(index)}>
									{label}
								</button>
							) : (
								<span className={styles.text}>{label}</span>
							)}
						</li>
					);
				})}
			</ol>
		</nav>
	);
}
