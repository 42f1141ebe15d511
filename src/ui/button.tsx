import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

type ButtonVariant = {
	/** action: the one thing to do here (laterite). quiet: outlined. onDark: outlined, on a dark surface. */
	tone?: "action" | "quiet" | "onDark";
	/** 44 px instead of 52 px tall. */
	small?: boolean;
};

type ButtonProps = ComponentProps<"button"> &
	ButtonVariant & {
		/**
		 * Shows a spinner (by CSS) and ignores clicks; keeps focus, unlike `disabled`. Change the label too
		 * ("Sending…").
		 */
		busy?: boolean;
	};

/** A native button; `type` defaults to "button". */
export function Button({
	tone = "quiet",
	small,
	busy = false,
	className,
	onClick,
	children,
	type = "button",
	...rest
}: ButtonProps) {
	return (
		<button
			{...rest}
			type={type}
			aria-busy={busy || undefined}
			aria-disabled={busy || rest["aria-disabled"]}
			className={buttonClassName({ tone, small }, className)}
			onClick={busy ? (event) => event.preventDefault() : onClick}
		>
			{children}
		</button>
	);
}

type ButtonLinkProps = ComponentProps<"a"> & ButtonVariant;

/** A link styled as a button. The action of a page is its likely next page; see speculation-rules.ts. */
export function ButtonLink({ tone = "quiet", small, className, ...rest }: ButtonLinkProps) {
	return (
		<a {...rest} data-likely={tone === "action" || undefined} className={buttonClassName({ tone, small }, className)} />
	);
}

/** The class names of a button, for links that code makes. */
export function buttonClassName({ tone, small }: ButtonVariant, extra?: string) {
	return classNames(`not-printed ${styles.button}`, styles[tone ?? "quiet"], small && styles.small, extra);
}
