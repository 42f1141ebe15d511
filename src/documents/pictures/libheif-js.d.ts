declare module "libheif-js/wasm-bundle.js" {
	type ImageTarget = { data: Uint8ClampedArray; width: number; height: number };
	type HeifImage = {
		get_width: () => number;
		get_height: () => number;
		/** Draws RGBA into the target; null when that fails. */
		display: (target: ImageTarget, done: (drawn: ImageTarget | null) => void) => void;
	};
	const heif: { HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] } };
	export default heif;
}
