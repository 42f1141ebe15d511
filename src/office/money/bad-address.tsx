import { Screen } from "#src/office/frame/screen.tsx";
import list from "#src/office/lists/list-page.module.css";

type Props = { title: string; errors: readonly string[]; back: string };

/** What is wrong with the address of a list. */
export function BadAddress({ title, errors, back }: Props) {
	return (
		<Screen title={title} sub="This list cannot be shown">
			<div className={list.message}>
				{errors.map((error) => (
					<p key={error}>{error}</p>
				))}
				<p>
					<a href={back}>Show all of them</a>
				</p>
			</div>
		</Screen>
	);
}
