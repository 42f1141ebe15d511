/** What every control gets: its own attributes, apart from those of its kind. */
export type ControlProps = {
	id: string;
	name: string;
	"aria-describedby": string | undefined;
	"aria-invalid": true | undefined;
	"aria-required": true | undefined;
	autoFocus: true | undefined;
};
