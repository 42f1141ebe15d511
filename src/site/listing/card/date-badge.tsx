import { readDay } from "#src/calendar/day.ts";
import { classNames } from "#src/ui/class-names.ts";
import styles from "./date-badge.module.css";

type DateBadgeProps = {
	/** Date as stored in the record. */
	date: string;
	day: string;
	/** The month, with or without the year. */
	month: string;
	className?: string | undefined;
};

/** A date with a large day above the month. Renders nothing for an invalid date. */
export function DateBadge({ date, day, month, className }: DateBadgeProps) {
	return (
		<time dateTime={readDay(date)} className={classNames("block", className)}>
			<span className={styles.day}>{day}</span> <span className="above-2 caption soft leading-13 block">{month}</span>
		</time>
	);
}
