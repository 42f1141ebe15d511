import styles from "./achievements.module.css";

/** Courses of cut stone, which the plaques hang on. */
export function Masonry() {
	return (
		<svg className={styles.masonry} aria-hidden="true" focusable="false">
			<defs>
				<pattern id="courses" width="344" height="192" patternUnits="userSpaceOnUse">
					<path d="M0 .5h344M0 56.500h344M0 128.500h344M64.500 0v56M212.500 0v56M318.500 0v56M24.500 56v72M148.500 56v72M268.500 56v72M96.500 128v64M178.500 128v64M300.500 128v64" />
				</pattern>
			</defs>
			<rect width="100%" height="100%" fill="url(#courses)" />
		</svg>
	);
}
