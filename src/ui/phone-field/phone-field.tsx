import { type ComponentProps, type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { fieldsMessages } from "#src/school/messages/sets/forms/field-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { classNames } from "#src/ui/class-names.ts";
import frame from "#src/ui/fields/field.module.css";
import { FieldError, type FieldTexts, Help, LabelText, useFieldWiring } from "#src/ui/fields/field-frame.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import type { DialCountry } from "./number.ts";
import styles from "./phone-field.module.css";
import { usePhone } from "./use-phone.ts";

type PhoneFieldProps = FieldTexts & {
	name: string;
	/** The country of numbers without a code, until the visitor chooses another. */
	country: DialCountry;
	/** Called on every change with the text to send: `+91 98765 43210`. Not needed by forms that read their FormData. */
	onAnswer?: (text: string) => void;
	width?: "medium" | "full";
} & Omit<ComponentProps<"input">, "type" | "width" | "ref">;

/** A telephone number with a country picker. Without scripts it is a plain input. */
export function PhoneField({
	label,
	help,
	error,
	optional,
	country: home,
	onAnswer,
	width = "full",
	className,
	...rest
}: PhoneFieldProps) {
	const messages = useMessages(fieldsMessages);
	const { id, helpId, errorId, aria } = useFieldWiring(rest.name, { help, error });
	const { input, country, kit, load, type, settle, choose } = usePhone({ name: rest.name, home, onAnswer });
	const [open, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const panel = useRef<HTMLDivElement>(null);
	const listId = `${id}-countries`;

	/** Closes the list when the focus moves to the number or out of the field, but not when the window loses it. */
	const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
		if (relatedTarget === null && currentTarget.contains(document.activeElement)) return;
		if (relatedTarget !== button.current && !panel.current?.contains(relatedTarget)) setOpen(false);
	};
	const closeOnEscape = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || !open) return;
		// Keeps the panel or dialog around the form open.
		event.preventDefault();
		event.stopPropagation();
		setOpen(false);
		button.current?.focus();
	};

	return (
		<div className={classNames(frame.field, className)}>
			<label htmlFor={id} className={frame.label}>
				<LabelText label={label} optional={optional} />
			</label>
			<Help id={helpId}>{help}</Help>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to its controls */}
			<div className={classNames(styles.phone, frame[width])} onFocus={load} onBlur={leave} onKeyDown={closeOnEscape}>
				<button
					ref={button}
					type="button"
					aria-haspopup="dialog"
					aria-expanded={open}
					aria-controls={open ? listId : undefined}
					className={styles.country}
					onClick={() => {
						// The button may have had the focus before this code loaded.
						load();
						setOpen(!open);
					}}
				>
					<VisuallyHidden>{`${messages.chosenCountry({ name: country.name })}, `}</VisuallyHidden>
					<span className={styles.iso}>{country.iso2.toUpperCase()}</span> <span>{`+${country.dialCode}`}</span>
					<Icon name="chevron" />
				</button>
				<input
					inputMode="tel"
					autoComplete="tel"
					{...rest}
					{...aria}
					pattern={country.hasShortNumbers ? undefined : rest.pattern}
					ref={input}
					type="tel"
					id={id}
					className={classNames(frame.control, styles.number)}
					onChange={(event) => {
						// A form that mirrors its controls gets the whole number instead.
						if (onAnswer) event.stopPropagation();
						type();
					}}
					onBlur={settle}
					onKeyDown={(event) => event.key === "Enter" && settle()}
				/>
				{open && (
					<div ref={panel} id={listId} role="dialog" aria-label={messages.chooseCountry} className={styles.panel}>
						{typeof kit === "object" ? (
							<kit.CountryList
								id={listId}
								chosenCountry={country}
								onChoose={(chosenCountry) => {
									choose(chosenCountry);
									setOpen(false);
									input.current?.focus();
								}}
							/>
						) : (
							<p role="status" className="small">
								{kit === "failed" ? messages.countriesFailed : messages.loadingCountries}
							</p>
						)}
					</div>
				)}
			</div>
			<FieldError id={errorId}>{error}</FieldError>
		</div>
	);
}
