import styles from "./icon.module.css";

const paths = {
	alert: "M12 3 22 20.5H2ZM12 10v5M12 17.2v.6",
	arrow: "M4 12h15M13 6l6 6-6 6",
	back: "M20 12H5M11 6l-6 6 6 6",
	camera: "M3 7h4.5L9 4.5h6L16.5 7H21v12.5H3ZM12 9.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Z",
	check: "M4 12.5 9.5 18 20 6.5",
	chevron: "M6 9.5l6 6 6-6",
	clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.5 2",
	close: "M5 5l14 14M19 5 5 19",
	download: "M12 4v11M7 10.5l5 5 5-5M4 20h16",
	external: "M9 5H5v14h14v-4M13 5h6v6M19 5l-8 8",
	file: "M6 3h8l4 4v14H6ZM14 3v4h4",
	info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v6M12 7.4v.4",
	mail: "M3 5h18v14H3ZM3 6l9 7 9-7",
	menu: "M3 7h18M3 12h18M3 17h18",
	minus: "M5 12h14",
	pause: "M8 5v14M16 5v14",
	phone: "M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2Z",
	pictures: "M7 3h14v14H7ZM7 14l4.5-4.5 3.5 3.5 2-2 4 4M3 7v14h14",
	pin: "M12 21s-7-6-7-11.5a7 7 0 0 1 14 0C19 15 12 21 12 21ZM12 7.5a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z",
	play: "M7 4.5v15l12-7.5Z",
	plus: "M12 5v14M5 12h14",
	print: "M7 8V3h10v5M7 17H3V8h18v9h-4M7 14h10v7H7Z",
	turn: "M18.5 9A7.5 7.5 0 1 0 19.5 14M19.5 3.5V9H14",
	up: "M12 20V5M6 11l6-6 6 6",
	upload: "M12 20V9M7 13.5l5-5 5 5M4 4h16",
	LinkedIn: "M4 9v11M4 4.2v.6M9.5 20V9M9.5 13.5c0-2.5 1.8-4.5 4.8-4.5S20 10.8 20 14v6",
	X: "M4 4l16 16M20 4 4 20",
	YouTube: "M3 6.5h18v11H3ZM10.2 9.5v5l4.3-2.5Z",
	Instagram: "M4 4h16v16H4ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM16.9 7v.2",
	Facebook: "M16.5 4H15a3.5 3.5 0 0 0-3.5 3.5V20M7.5 12h8",
} as const;

export type IconName = keyof typeof paths;

/** A decorative line icon, 1.25em tall, in the colour of the text. The words next to it carry the meaning. */
export function Icon({ name }: { name: IconName }) {
	return (
		<svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
			<path d={paths[name]} />
		</svg>
	);
}
