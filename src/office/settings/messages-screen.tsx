import type { ComponentProps, ReactNode } from "react";
import { Screen } from "#src/office/frame/screen.tsx";
import { UnplacedRefusal } from "#src/office/kit/acts/act-form.tsx";
import { ActToast } from "#src/office/parts/act-toast.tsx";
import { LastChanges } from "#src/office/parts/last-changes.tsx";
import layout from "#src/office/parts/layout.module.css";
import words from "./messages.module.css";
import type { readChanges } from "./read-changes.server.ts";

type Props = Omit<ComponentProps<typeof Screen>, "children"> & {
	view: Awaited<ReturnType<typeof readChanges>>;
	/** The texts to choose from. */
	list: ReactNode;
	/** The form of the text that is edited. */
	form: ReactNode;
	/** Purpose of the page, shown while no text is edited. */
	intro: ReactNode;
	/** Preview of the text as it is read. */
	preview: ReactNode;
};

/** A page of texts that the office writes: which there are, the form of one, and what is read of it. */
export function WordsScreen({ view: { changes, done }, list, form, intro, preview, ...screen }: Props) {
	return (
		<Screen {...screen}>
			{done && <ActToast message={done.message} actId={done.id} />}
			<div className={`${layout.panes} ${words.page}`} data-editing={form ? "" : undefined}>
				<div className={`${layout.titled} ${words.list}`}>
					<nav aria-label={screen.title}>{list}</nav>
					<LastChanges changes={changes} />
				</div>
				<section className={words.form} aria-label="Edit">
					<UnplacedRefusal />
					{form || <p>{intro}</p>}
				</section>
				<section className={words.preview} aria-label="Preview">
					{preview}
				</section>
			</div>
		</Screen>
	);
}
