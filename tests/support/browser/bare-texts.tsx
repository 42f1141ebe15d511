import { Fragment, type ReactNode } from "react";

type Props = { words: string | undefined; count: number; isNew: boolean; names: string[]; children: ReactNode };

/** Texts that would be lost when a browser translates the page, beside some that would not. */
export function BareTexts({ words, count, isNew, names, children }: Props) {
	return (
		<section>
			<p>
				{words ?? "none"}
				<b>{count}</b>
			</p>
			<p>
				<i>{words}</i> of {count}
			</p>
			<p>
				<b>{isNew ? "new" : words}</b> <b>{count}</b>
			</p>
			<p>
				<b>here</b>
				{isNew && "new"}
			</p>
			<p>
				<b>here</b> {isNew && <i>new</i>}
			</p>
			<p>
				<b>here</b>
				{children}
			</p>
			<p>
				<b>here</b>
				{names}
			</p>
			<p>
				{names.length > 0 ? (
					words
				) : (
					<>
						<b>none</b> {count}
					</>
				)}
			</p>
			<p>
				{names.map((name) => (name === words ? <Fragment key={name}>{words}</Fragment> : <b key={name}>{name}</b>))}
			</p>
			<Returned words="here" />
		</section>
	);
}

function Returned({ words }: { words: string }) {
	return words;
}
