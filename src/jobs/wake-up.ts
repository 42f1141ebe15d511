/** A sleep that ends early for a reason. Reasons that come while no one sleeps end the next sleep. */
export function createWakeUp() {
	let reasons: Set<string> | undefined;
	let end = () => {};
	return {
		wake(why: ReadonlySet<string>) {
			reasons = new Set([...(reasons ?? []), ...why]);
			end();
		},
		/** Why it was woken since this was asked last; undefined when it was not. */
		take(): ReadonlySet<string> | undefined {
			const wakeReasons = reasons;
			reasons = undefined;
			return wakeReasons;
		},
		async wait(ms: number): Promise<void> {
			// What is written in one turn of the event loop wakes once.
			await new Promise(setImmediate);
			if (reasons) return;
			await new Promise<void>((resolve) => {
				const timer = setTimeout(resolve, ms);
				end = () => {
					clearTimeout(timer);
					resolve();
				};
			});
			end = () => {};
		},
	};
}
