import styles from "./hill-scene.module.css";

/** The school’s hill in section, in the light that `data-light` of an element around it says. Decorative. */
export function HillScene() {
	return (
		<svg viewBox="0 0 1440 840" aria-hidden="true" className={`not-printed ${styles.scene}`}>
			<pattern id="rain" width="46" height="60" patternUnits="userSpaceOnUse">
				<path className={styles.rain} d="M12 2 5 30M36 28 29 58" />
			</pattern>
			<path
				className={styles.stars}
				d="M90 60h0M210 150h0M320 40h0M470 96h0M600 50h0M700 180h0M790 70h0M880 130h0M1010 60h0M1090 190h0M1180 100h0M1330 40h0M1390 160h0M760 250h0M540 240h0M980 250h0M150 260h0M1420 90h0"
			/>
			<circle className={styles.sun} r="46" />
			<path
				className={styles.far}
				d="M-600 840V420l300-60 240-40 160 40 170-90 120 40 180-150 130 50 150-80 170 90 160-30 140 60 180-70 600-60v700z"
			/>
			<path className={styles.mist} d="M-600 330q400-60 800-20t700-30 700 30 600-20v70q-500 30-900 0t-900 30-1000 0z" />
			<path
				className={styles.near}
				d="M-600 840V470l400-20 200-40 160 30 200-60 150 24 160-70 140 10 170-90 160 30 180-70 180 50 600-90v676z"
			/>
			<path className={styles.mist} d="M-600 410q500-40 900 0t700-60 700 30 400-20v40q-400 50-900 20t-900 50-900 10z" />
			<path
				className={styles.tree}
				d="M40 522v-15a12 15 0 1 1 .1 0zv-11M70 521v-11a9 11 0 1 1 .1 0zv-8M262 507v-13a11 13 0 1 1 .1 0zv-10M286 502v-18a15 18 0 1 1 .1 0zv-13M505 474v-12a10 12 0 1 1 .1 0zv-9M672 456v-14a11 14 0 1 1 .1 0zv-10M818 430v-13a11 13 0 1 1 .1 0zv-10M1168 350v-19a16 19 0 1 1 .1 0zv-14M1190 342v-13a11 13 0 1 1 .1 0zv-10M1338 322v-18a15 18 0 1 1 .1 0zv-14"
			/>
			<path
				className={styles.tree}
				d="M1436 302v-23a19 23 0 1 1 .1 0zv-17M1462 292v-32a26 32 0 1 1 .1 0zv-24M1500 276v-26a22 26 0 1 1 .1 0zv-20M1536 270v-20a16 20 0 1 1 .1 0zv-15"
			/>
			<path className={styles.roof} d="M150 464l46-12 14 8-8 6zM-96 476q0-8 8-8h70q10 0 12 10l6 16v14h-96z" />
			<path d="M158 510v-44M200 510v-46M166 494h28" />
			<path className={styles.lit} strokeWidth="10" strokeDasharray="12 6" d="M-90 480h72" />
			<path className={styles.wall} d="M384 478v-44l36-22 36 22v44z" />
			<path className={styles.roof} d="M378 438l42-26 42 26v-8l-42-26-42 26z" />
			<path className={styles.wall} d="M464 478v-84h12v84z" />
			<path d="M470 386c-6-8 6-10 0-20s6-10 2-20" />
			<path className={styles.lit} strokeWidth="16" strokeDasharray="9 9" d="M402 456h40" />
			<path className={styles.wall} d="M554 468v-30h78v30z" />
			<path className={styles.roof} d="M544 440l16-20h66l16 20z" />
			<path className={styles.lit} strokeWidth="12" strokeDasharray="10 10" d="M564 454h62" />
			<path d="M744 436v-16h6M798 436v-16h-6" />
			<path
				className={styles.wall}
				d="M848 412v-46h58v46zM908 400v-46h58v46zM968 388v-46h58v46zM1028 376v-46h58v46zM1088 364v-46h58v46z"
			/>
			<path
				className={styles.roof}
				d="M845 366l14-18 52 18zM905 354l14-18 52 18zM965 342l14-18 52 18zM1025 330l14-18 52 18zM1085 318l14-18 52 18z"
			/>
			<path
				className={styles.lit}
				strokeWidth="6"
				strokeDasharray="8 5"
				d="M853 373h50M853 383h50M853 393h50M853 403h50M913 361h50M913 371h50M913 381h50M913 391h50M973 349h50M973 359h50M973 369h50M973 379h50M1033 337h50M1033 347h50M1033 357h50M1033 367h50M1093 325h50M1093 335h50M1093 345h50M1093 355h50"
			/>
			<path className={styles.wall} d="M1212 336v-44h104v44z" />
			<path className={styles.roof} d="M1202 292h124l-8-10h-108z" />
			<path className={styles.lit} strokeWidth="26" strokeDasharray="6 6" d="M1220 314h92" />
			<path d="M1290 282v-50M1290 238h14M1290 248h-12" />
			<path className={styles.wall} d="M1370 308v-40l14-14 14 14v-14l12-12 14 14v52z" />
			<path className={styles.roof} d="M1366 270l18-18 14 14v-12l12-14 18 18v6l-18-18-8 10v18l-18-18-16 18z" />
			<path className={styles.lit} strokeWidth="8" strokeDasharray="6 6" d="M1376 276h44M1376 292h44" />
			<path
				className={styles.who}
				d="M720 412a3 3 0 1 0 .1 0zm-3 7h6l2 10h-2v11h-6v-11h-2zM188 478a3 3 0 1 0 .1 0zm-3 7h6l2 10h-2v11h-6v-11h-2z"
			/>
			<path className={styles.falling} fill="url(#rain)" d="M-600 0H2100V560H-600z" />
			<path
				className={styles.earth}
				d="M-600 540L-200 532 0 524 96 520 150 510H240L330 492 372 478H480L540 468H640L700 446 740 436H800L830 424 846 424V412H906V400H966V388H1026V376H1086V364H1146L1180 344 1206 336H1322L1352 312 1366 308H1424L1500 276 1700 250 2100 236V900H-600z"
			/>
			<path
				className={styles.ground}
				d="M-600 540L-200 532 0 524 96 520 150 510H240L330 492 372 478H480L540 468H640L700 446 740 436H800L830 424 846 424V412H906V400H966V388H1026V376H1086V364H1146L1180 344 1206 336H1322L1352 312 1366 308H1424L1500 276 1700 250 2100 236"
			/>
		</svg>
	);
}
