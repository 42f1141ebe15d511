/** Holds the memory of WebAssembly in this process, which Node’s limits do not: one object may unpack to gigabytes. */
export function limitWebAssembly(maxBytes: number) {
	const { grow } = WebAssembly.Memory.prototype;
	WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages) {
		if (this.buffer.byteLength + pages * 65_536 > maxBytes) throw new RangeError("This file needs too much memory.");
		return grow.call(this, pages);
	};
}
