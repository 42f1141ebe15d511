import styles from "./office-icon.module.css";

const paths = {
	today: "M2.5 12.5h11M4 12.5a4 4 0 0 1 8 0M8 3v2.5M2.8 6.3l1.6 1.4M13.2 6.3l-1.6 1.4",
	desk: "M2 3.5h12v9H2zM2 6.5h12M2 9.5h12M6 6.5v6",
	triage: "M4.5 2.5h7v9h-7zM2.5 4.5v9h7M6.5 7l1.3 1.3L10 6",
	asked: "M13 7V5.5l-3-3H3v11h4M10 2.5v3h3M12 14V9M9.8 11.2L12 9l2.2 2.2",
	money: "M4 3h8M4 6h8M4 3h2.5a3 3 0 0 1 0 6H4l5 4.5",
	content: "M3 2.5h7l3 3v8H3zM10 2.5v3h3M5.5 8h5M5.5 10.5h5",
	site: "M2 13.5h12M3.5 13.5v-6L8 3.5l4.5 4v6M6.5 13.5v-4h3v4",
	mails: "M2 3.5h12v9H2zM2 4l6 5 6-5",
	exports: "M8 2.5v7M5 7l3 3 3-3M2.5 10.5v3h11v-3",
	health: "M1.5 8.5h3l2-5.5 3 10 2-4.5h3",
	log: "M3 3.5h1M3 8h1M3 12.5h1M6.5 3.5H13M6.5 8H13M6.5 12.5H13",
	settings: "M2 4.5h7M12 4.5h2M2 11.5h2M7 11.5h7M10.5 3v3M5.5 10v3",
	plus: "M8 3v10M3 8h10",
	search: "M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM10.5 10.5l3.5 3.5",
	up: "M8 13V3M4 7l4-4 4 4",
	down: "M4 6l4 4 4-4",
	lower: "M8 3v10M4 9l4 4 4-4",
	left: "M10 4L6 8l4 4",
	right: "M6 4l4 4-4 4",
	more: "M2.8 8h1.4M7.3 8h1.4M11.8 8h1.4",
	area: "M2.5 3.5h11v9h-11zM5.5 6.5h5v3h-5z",
	zoom: "M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM10.5 10.5l3.5 3.5M5 7h4M7 5v4",
	smaller: "M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM10.5 10.5l3.5 3.5M5 7h4",
	turn: "M13 8a5 5 0 1 1-1.8-3.8M13 2v3h-3",
	people:
		"M6 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM2 13.5c0-2.5 1.5-4 4-4s4 1.5 4 4M11 3.3a2.4 2.4 0 0 1 0 4.5" +
		"M11.8 9.7c1.5.4 2.4 1.8 2.4 3.8",
	phone:
		"M4 2.5h2l1.2 3-1.5 1.2c.8 1.6 2 2.8 3.6 3.6l1.2-1.5 3 1.2v2c0 .8-.7 1.5-1.5 1.5C6.5 13.5 2.5 9.5 2.5 4" +
		"c0-.8.7-1.5 1.5-1.5z",
	key: "M2 8a3 3 0 1 0 6 0 3 3 0 1 0-6 0M8 8h6M11.5 8v2.5M13.5 8v2",
	signpost: "M8 2.5v11M8 3.5h4.5L14 5l-1.5 1.5H8M8 7.5H3.5L2 9l1.5 1.5H8",
	funnel: "M2 3h12L9.5 8.5V13.5L6.5 12V8.5z",
	link: "M6.5 9.5l3-3M7 4.5l1.5-1.5a3 3 0 0 1 4.5 4.5L11.5 9M9 11.5L7.5 13A3 3 0 0 1 3 8.5L4.5 7",
	close: "M4 4l8 8M12 4l-8 8",
	check: "M3.5 8.5l3 3 6-7",
	media: "M2 3h12v10H2zM2 11l3.5-4 3 3 2-2L14 11.5M10.8 5.8h.4",
	calendar: "M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2.5V5M10.5 2.5V5",
	privacy: "M4 7.5h8v6H4zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5M8 9.5v2",
	list: "M2.5 4h.6M2.5 8h.6M2.5 12h.6M6 4h7.5M6 8h7.5M6 12h7.5",
	numbers: "M2 3l1-.8V6M1.8 10.3c.3-.6 1.7-.6 1.6.3 0 .6-1.6 1.7-1.6 1.7h1.8M6 4h7.5M6 8h7.5M6 12h7.5",
	quote: "M3 3v10M6 5h7.5M6 8h7.5M6 11h4",
	table: "M2 3.5h12v9H2zM2 6.5h12M7 3.5v9",
} as const;

export type OfficeIconName = keyof typeof paths;

/** A decorative line icon of 16 px in the colour of the text. */
export function OfficeIcon({ name }: { name: OfficeIconName }) {
	return (
		<svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
			<path d={paths[name]} />
		</svg>
	);
}
