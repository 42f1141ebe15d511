import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import type { Tag } from "#src/messages/message-type.ts";
import { useSchool } from "./use-school.ts";

type LinkProps = { to: string; children: ReactNode; className?: string };

/** Pages on which there is nothing of the school's own to read: nothing leads to them. */
export function useHiddenPages(): ReadonlySet<string> {
	return useSchool().site.hidden;
}

/** A link to a page of the site; nothing where that page is hidden. */
export function PageLink({ to, ...rest }: LinkProps) {
	return useHiddenPages().has(to) ? null : <a href={to} {...rest} />;
}

/** A message's tag that leads to a page; see Sentences. */
export function linkTo(to: string, className?: string): Tag {
	return (text) => (
		<PageLink to={to} {...(className && { className })}>
			{text}
		</PageLink>
	);
}

/** A message with links, without the sentences that lead to hidden pages alone; others keep the words of the link. */
export function Sentences({ children }: { children: ReactNode }) {
	const hidden = useHiddenPages();
	const sentences: ReactNode[][] = [[]];
	for (const part of partsOf(children)) {
		const [first, ...more] = typeof part === "string" ? part.split(/(?<=[.?!।]\s)/) : [part];
		sentences.at(-1)?.push(first);
		for (const next of more) sentences.push([next]);
	}
	const leadsOn = (link: ReactElement<LinkProps>) => !hidden.has(link.props.to);
	return sentences
		.filter((parts) => parts.filter(isLink).every(leadsOn) || parts.filter(isLink).some(leadsOn))
		.flat()
		.map((part, index) => {
			const shown = isLink(part) && !leadsOn(part) ? part.props.children : part;
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay where they are.
			return <Fragment key={index}>{shown}</Fragment>;
		});
}

/** The texts and elements of a message, out of the fragments that give them keys. */
function partsOf(message: ReactNode): ReactNode[] {
	return Children.toArray(message).flatMap((node) =>
		isValidElement<{ children: ReactNode }>(node) && node.type === Fragment ? partsOf(node.props.children) : [node],
	);
}

const isLink = (node: ReactNode): node is ReactElement<LinkProps> => isValidElement(node) && node.type === PageLink;
