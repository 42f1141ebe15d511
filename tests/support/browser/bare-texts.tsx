import { Fragment, type ReactNode } from "react";

type Props = { text: string | undefined; count: number; isNew: boolean; names: string[]; children: ReactNode };

/** Texts that would be lost when a browser translates the page, beside some that would not. */
export function BareTexts({ text, count, isNew, names, children }: Props) {
	return (
		<section>
			<p>
				{text ?? "none"}
				<b>{count}</b>
			</p>
			<p>
				<i>{text}</i> of {count}
			</p>
			<p>
				<b>{isNew ? "new" : text}</b> <b>{count}</b>
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
					text
				) : (
					<>
						<b>none</b> {count}
					</>
				)}
			</p>
			<p>{names.map((name) => (name === text ? <Fragment key={name}>{text}</Fragment> : <b key={name}>{name}</b>))}</p>
			<Returned text="here" />
		</section>
	);
}

function Returned({ text }: { text: string }) {
	return text;
}
