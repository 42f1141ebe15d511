import controls from "#src/office/parts/controls.module.css";
import * as officePaths from "#src/office-paths.ts";

/** Leads to the export of a list as it is shown. @param query of the list, such as `type=barch` */
export function ExportLink({ list, query = "", label = "Export" }: { list: string; query?: string; label?: string }) {
	return (
		<a className={controls.button} href={officePaths.newExport(list, query)}>
			{label}
		</a>
	);
}
