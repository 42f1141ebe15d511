import { type ComponentProps, type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { classNames } from "#src/ui/class-names.ts";
import frame from "#src/ui/fields/field.module.css";
import { FieldError, type FieldWords, Help, LabelText, useFieldWiring } from "#src/ui/fields/field-frame.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { type DialCountry, hasShortNumbers } from "./number.ts";
import styles from "./phone-field.module.css";
import { usePhone } from "./use-phone.ts";

type PhoneFieldProps = FieldWords & {
	name: string;
	/** Whose numbers are typed without a code unless the visitor chooses another country. */
	country: DialCountry;
	/** Every change, as it will be sent: `+91 98765 43210`. A form that reads its own FormData needs none. */
	onAnswer?: (text: string) => void;
	width?: "medium" | "full";
} & Omit<ComponentProps<"input">, "type" | "width" | "ref">;

/** A telephone number with the choice of its country. Without scripts it is a plain input. */
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
	const { id, helpId, errorId, aria } = useFieldWiring(rest.name, { help, error });
	const { input, country, kit, touch, type, settle, choose } = usePhone({ name: rest.name, home, onAnswer });
	const [open, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const panel = useRef<HTMLDivElement>(null);
	const listId = `${id}-countries`;

	/** Closes the list when the focus goes on to the number or out of the field; not when another window takes it for a while. */
	const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
		if (relatedTarget === null && currentTarget.contains(document.activeElement)) return;
		if (relatedTarget !== button.current && !panel.current?.contains(relatedTarget)) setOpen(false);
	};
	const closeOnEscape = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || !open) return;
		// Not for the panel or dialog around the form.
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
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its controls do */}
			<div className={classNames(styles.phone, frame[width])} onFocus={touch} onBlur={leave} onKeyDown={closeOnEscape}>
				<button
					ref={button}
					type="button"
					aria-haspopup="dialog"
					aria-expanded={open}
					aria-controls={open ? listId : undefined}
					className={styles.country}
					onClick={() => setOpen(!open)}
				>
					<VisuallyHidden>Country: {country.name}, </VisuallyHidden>
					<span className={styles.iso}>{country.iso2.toUpperCase()}</span> <span>+{country.dialCode}</span>
					<Icon name="chevron" />
				</button>
				<input
					inputMode="tel"
					autoComplete="tel"
					{...rest}
					{...aria}
					pattern={hasShortNumbers(country) ? undefined : rest.pattern}
					ref={input}
					type="tel"
					id={id}
					className={classNames(frame.control, styles.number)}
					onChange={(event) => {
						// A form that mirrors its controls is told the whole number instead.
						if (onAnswer) event.stopPropagation();
						type();
					}}
					onBlur={settle}
					onKeyDown={(event) => event.key === "Enter" && settle()}
				/>
				{open && (
					<div ref={panel} id={listId} role="dialog" aria-label="Choose a country" className={styles.panel}>
						{typeof kit === "object" ? (
							<kit.CountryList
								id={listId}
								chosen={country}
								onChoose={(chosen) => {
									choose(chosen);
									setOpen(false);
									input.current?.focus();
								}}
							/>
						) : (
							<p role="status" className={styles.wait}>
								{kit === "failed"
									? "The list of countries could not be loaded. Please type the number with its code, such as +44 20 7946 0000."
									: "Loading the countries…"}
							</p>
						)}
					</div>
				)}
			</div>
			<FieldError id={errorId}>{error}</FieldError>
		</div>
	);
}
