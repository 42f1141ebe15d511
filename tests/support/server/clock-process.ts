const RealDate = Date;
const shift = RealDate.parse(process.env.TEST_CLOCK ?? "") - RealDate.now();

/** The process's own clock, moved. Loaded before the product, by `clockAt`. */
globalThis.Date = new Proxy(RealDate, {
	construct: (target, parts, newTarget) =>
		Reflect.construct(target, parts.length > 0 ? parts : [RealDate.now() + shift], newTarget),
	get: (target, name) => (name === "now" ? () => RealDate.now() + shift : Reflect.get(target, name)),
});
