import type { ReactNode } from "react";
import * as paths from "#src/paths.ts";
import { recordMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { PrintedAddress } from "./printed-address.tsx";

export type Crumb = { label: string; to: string };

type DetailHeadProps = {
	crumbs: readonly Crumb[];
	title: string;
	/** Facts under the title: date, place, author. */
	/** Drawn instead of the building of its place. */
	building?: ReactNode;
	children?: ReactNode;
};

/** The head of one record, half as high as that of a page. */
export function DetailHead({ crumbs, title, building, children }: DetailHeadProps) {
	const messages = useMessages(recordMessages);
	return (
		<>
			<PageHead
				title={title}
				crumbs={[{ label: messages.home, to: paths.home }, ...crumbs]}
				crumb={null}
				building={building}
				small
			>
				{children}
			</PageHead>
			<PrintedAddress />
		</>
	);
}
