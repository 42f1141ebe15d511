import {
	type FocusEvent,
	type KeyboardEvent,
	type MouseEvent,
	type PointerEvent,
	useEffect,
	useRef,
	useState,
} from "react";
import { Link, useLocation } from "react-router";
import { identity } from "#school/identity.ts";
import * as paths from "#src/paths.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./apply-button.module.css";

const hideAfter = 1000;
const choices = [
	{ words: "B.Arch", to: paths.barchApplication },
	{ words: "M.Arch", to: paths.marchApplication },
];

/**
 * The floating Apply Now button. Its choices open on hover, focus and tap, and close a second after the pointer
 * leaves; without scripts, CSS opens them.
 */
export function ApplyButton() {
	const { key } = useLocation();
	const [openOn, setOpenOn] = useState<string>();
	const open = openOn === key;
	const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
	const button = useRef<HTMLButtonElement>(null);

	const set = (next: boolean) => {
		clearTimeout(leaving.current);
		setOpenOn(next ? key : undefined);
	};
	useEffect(() => () => clearTimeout(leaving.current), []);

	const leave = (event: PointerEvent) => {
		if (event.pointerType === "mouse") leaving.current = setTimeout(() => setOpenOn(undefined), hideAfter);
	};
	const click = ({ nativeEvent }: MouseEvent) => {
		// A mouse has already opened it by hovering; touch and keyboard toggle.
		const byMouse = nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === "mouse";
		set(byMouse || !open);
	};
	const focus = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
		// Keyboard focus from elsewhere, not back from a choice by Escape.
		if (target === button.current && target.matches(":focus-visible") && !currentTarget.contains(relatedTarget))
			set(true);
	};
	const closeByKey = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || !open) return;
		set(false);
		button.current?.focus();
	};

	return (
		<aside
			aria-label="Apply"
			className={styles.dock}
			onPointerEnter={(event) => event.pointerType === "mouse" && set(true)}
			onPointerLeave={leave}
			onFocus={focus}
			onKeyDown={closeByKey}
			onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && set(false)}
		>
			<button
				ref={button}
				type="button"
				aria-expanded={open}
				aria-controls="apply-choices"
				className={styles.button}
				onClick={click}
			>
				Apply Now
				<Icon name="chevron" />
			</button>
			<p className={styles.term}>
				Admissions {identity.admissions.year}
				<span>until {identity.admissions.openUntil}</span>
			</p>
			<ul id="apply-choices" className={styles.choices}>
				{choices.map(({ words, to }) => (
					<li key={to}>
						<Link to={to} prefetch="intent" className={styles.choice}>
							{words}
						</Link>
					</li>
				))}
			</ul>
		</aside>
	);
}
