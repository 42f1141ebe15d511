import controls from "#src/office/parts/controls.module.css";

/** Why a form was refused, said again beside it: it may lie far below the top of its page, which goes there. */
export function RefusedLine({ message }: { message: string }) {
	return (
		<p className={controls.error} data-refused="">
			{message}
		</p>
	);
}
