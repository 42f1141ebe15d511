import { readDay } from "#src/calendar/day.ts";
import { classNames } from "#src/ui/class-names.ts";
import styles from "./date-badge.module.css";

type DateBadgeProps = {
	/** As the record has it. */
	date: string;
	day: string;
	/** The month, with the year or without. */
	month: string;
	className?: string | undefined;
};

/** A date as a gazette sets it: the day large, the month below. Nothing for a date that cannot be read. */
export function DateBadge({ date, day, month, className }: DateBadgeProps) {
	return (
		<time dateTime={readDay(date)} className={classNames(styles.mark, className)}>
			<span className={styles.day}>{day}</span> <span className={styles.month}>{month}</span>
		</time>
	);
}
