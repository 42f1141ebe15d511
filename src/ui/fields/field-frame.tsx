import type { ReactNode } from "react";
import { fieldsMessages } from "#src/school/messages/sets/forms/field-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./field.module.css";
import { useFieldId } from "./field-scope.tsx";

export type FieldTexts = {
	/** The visible label. */
	label: ReactNode;
	/** A hint, between label and control. */
	help?: ReactNode;
	/** The message under the control; its presence marks the control as invalid. */
	error?: string | undefined;
	/** Adds "(optional)" to the label. */
	optional?: boolean;
};

/** Ids and ARIA of a control called `name`; the one place where label, help and error are tied to it. */
export function useFieldWiring(name: string, { help, error }: Pick<FieldTexts, "help" | "error">) {
	const id = useFieldId(name);
	const helpId = help ? `${id}-help` : undefined;
	const errorId = error ? `${id}-error` : undefined;
	const aria = {
		"aria-describedby": [helpId, errorId].filter(Boolean).join(" ") || undefined,
		// Always set: otherwise browsers report an empty required control as invalid.
		"aria-invalid": error !== undefined,
	};
	return { id, helpId, errorId, aria };
}

/**
 * Id of a choice: the first has the question's own, so that links to the question reach it; no id may contain a
 * space.
 */
export function choiceId(id: string, value: string, index: number): string {
	return index === 0 ? id : `${id}-${value.replaceAll(/\s+/g, "-")}`;
}

export function LabelText({ label, optional }: Pick<FieldTexts, "label" | "optional">) {
	const messages = useMessages(fieldsMessages);
	return (
		<>
			<span>{label}</span>
			{optional && <span className="soft regular">{` ${messages.optional}`}</span>}
		</>
	);
}

export function Help({ id, children }: { id: string | undefined; children: ReactNode }) {
	return id ? (
		<p id={id} className={styles.help}>
			{children}
		</p>
	) : null;
}

export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
	return id ? (
		<p id={id} className={styles.error}>
			<Icon name="alert" />
			<span>{children}</span>
		</p>
	) : null;
}
