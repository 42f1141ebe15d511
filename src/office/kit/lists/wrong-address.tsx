import { Screen } from "#src/office/frame/screen.tsx";
import styles from "#src/office/lists/list-page.module.css";

type Props = { list: { title: string; address: () => string }; errors: readonly string[] };

/** Shows what is wrong with the address of a list, and a link to the whole list. */
export function WrongAddress({ list, errors }: Props) {
	return (
		<Screen title={list.title} subtitle="We can’t show this list">
			<div className={styles.message}>
				{errors.map((error) => (
					<p key={error}>{error}</p>
				))}
				<p>
					<a href={list.address()}>Show the whole list</a>
				</p>
			</div>
		</Screen>
	);
}
