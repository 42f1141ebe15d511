import { type MouseEvent, useEffect, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { fieldsMessages } from "#src/school/messages/sets/forms/field-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./error-summary.module.css";
import { useFieldId } from "./field-scope.tsx";

type FieldMistake = {
	/** The field's wire name. */
	name: string;
	message: string;
};

type ErrorSummaryProps = {
	/** Errors in the order of the form; an empty list shows nothing. */
	errors: readonly FieldMistake[];
	/** Counts failed attempts: focus moves to the summary whenever it changes (and when the summary first appears). */
	attempt: number;
	title?: string;
	/** Shows the field of this name, where it is not on the page, such as one of another step. */
	onReveal?: (name: string) => void;
};

/** The list of errors above a form; each links to its control. Must be inside the form's FieldScope. */
export function ErrorSummary({ errors, attempt, title, onReveal }: ErrorSummaryProps) {
	const messages = useMessages(fieldsMessages);
	const box = useRef<HTMLElement>(null);
	const shownRef = useRef<number>(undefined);
	const titleId = useId();
	useEffect(() => {
		if (shownRef.current === attempt || !box.current) return;
		shownRef.current = attempt;
		box.current.focus({ preventScroll: true });
		box.current.scrollIntoView({ block: "start" });
	});
	if (errors.length === 0) return null;
	return (
		<section ref={box} aria-labelledby={titleId} tabIndex={-1} className={styles.summary}>
			<div role="alert">
				<h2 id={titleId} className={styles.title}>
					<Icon name="alert" />
					<span>{title ?? messages.errorCount({ length: errors.length })}</span>
				</h2>
				<ul className={styles.list}>
					{errors.map((error) => (
						<Mistake key={error.name} {...error} onReveal={onReveal} />
					))}
				</ul>
			</div>
		</section>
	);
}

function Mistake({ name, message, onReveal }: FieldMistake & Pick<ErrorSummaryProps, "onReveal">) {
	const id = useFieldId(name);
	const go = (event: MouseEvent) => {
		const isElsewhere = onReveal !== undefined && document.getElementById(id) === null;
		if (isElsewhere) flushSync(() => onReveal(name));
		const control = document.getElementById(id);
		if (!control && !isElsewhere) return;
		event.preventDefault();
		if (!control) return;
		// The label (or legend) is what the visitor should see on top, not the bare control.
		const element = control.closest("fieldset") ?? document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? control;
		element.scrollIntoView({ block: "start" });
		control.focus({ preventScroll: true });
	};
	return (
		<li>
			<a href={`#${id}`} onClick={go}>
				{message}
			</a>
		</li>
	);
}
