import type { ReactNode } from "react";
import { Detail } from "./detail.tsx";
import type { Crumb } from "./detail-head.tsx";
import { NoData } from "./no-data.tsx";
import { type SideItem, SideList } from "./side-list.tsx";

type DetailRecord = {
	title: string;
	path: string;
	picture: string;
	picture_alt: string;
	caption: string;
	html: string;
};

type DetailPageProps<Content extends DetailRecord> = {
	/** Data as `loadDetail` returns it. */
	loaderData: { record?: Content | undefined; side?: Omit<SideItem, "current">[]; isGone?: boolean };
	/** The list that the record belongs to. */
	list: Crumb;
	/** The heading of the side list. */
	sideTitle: string;
	/** The heading in place of a record that does not exist. */
	missingTitle?: string;
	/** The day of the month, the facts under the title, and those in the margin. */
	describe: (record: Content) => { day: string; facts: ReactNode; margin: ReactNode };
};

/** The page of one news item, event or blog post, or of an address without one. */
export function DetailPage<Content extends DetailRecord>({
	loaderData: { record, side, isGone },
	list,
	sideTitle,
	missingTitle,
	describe,
}: DetailPageProps<Content>) {
	const items = side?.map((item) => ({ ...item, current: item.to === record?.path }));
	const sideList = items && { title: sideTitle, items };
	if (record)
		return (
			<Detail
				list={list}
				title={record.title}
				picture={record}
				html={record.html}
				side={sideList}
				{...describe(record)}
			/>
		);
	return (
		<NoData
			list={list}
			{...(missingTitle && { title: missingTitle })}
			failed={!side}
			isGone={isGone}
			side={sideList && <SideList {...sideList} />}
		/>
	);
}
