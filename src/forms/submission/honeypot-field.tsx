import { shortFormMessages } from "#src/school/messages/sets/forms/short-form-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useFieldId } from "#src/ui/fields/field-scope.tsx";
import { honeypotField } from "./honeypot.ts";
import styles from "./honeypot-field.module.css";

/** The field that people do not see and programs fill in. */
export function HoneypotField() {
	const messages = useMessages(shortFormMessages);
	const id = useFieldId(honeypotField);
	return (
		<div className={styles.honeypot} aria-hidden="true">
			<label htmlFor={id}>{messages.website}</label>
			<input id={id} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
		</div>
	);
}
