import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import type { RequestKind, RequestState } from "#src/privacy/requests/request-kind.ts";
import { privacyRequestMessages } from "#src/school/messages/sets/privacy-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Button } from "#src/ui/button.tsx";
import styles from "./own-data.module.css";

type RequestView = {
	id: number;
	kind: RequestKind;
	state: RequestState;
	text: string;
	dueOn: string;
	createdAt: string;
	answer: string | null;
};

/** Requests that someone has made, and their state. */
export function OwnRequests({ requests }: { requests: readonly RequestView[] }) {
	const messages = useMessages(privacyRequestMessages);
	return (
		<ul className={styles.records}>
			{requests.map(({ id, kind, state, text, dueOn, createdAt, answer }) => (
				<li key={id}>
					<h3 className="size-4 breakable">{messages.requestTitle({ number: id, kind, state })}</h3>
					<p className={`stack-2 soft measure ${styles.soft}`}>
						{messages.requestDates({ day: formatLong(dayAtSchool(new Date(createdAt))), due: formatLong(dueOn) })}
					</p>
					{text && <p className={styles.typed}>{text}</p>}
					{answer && <p className={styles.typed}>{answer}</p>}
					{state === "open" && (
						<form method="post">
							<input type="hidden" name="act" value="take-back" />
							<input type="hidden" name="request" value={id} />
							<Button type="submit" small aria-label={`${messages.cancelRequest}: ${id}`}>
								{messages.cancelRequest}
							</Button>
						</form>
					)}
				</li>
			))}
		</ul>
	);
}
