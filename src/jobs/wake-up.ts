/** A sleep that ends early for a reason. Reasons that come while no one sleeps end the next sleep. */
export function createWakeUp() {
	let reasons: Set<string> | undefined;
	let end = () => {};
	return {
		wake(why: ReadonlySet<string>) {
			reasons = new Set([...(reasons ?? []), ...why]);
			end();
		},
		/** Takes the reasons why it was woken since this was last asked; undefined if it was not. */
		take(): ReadonlySet<string> | undefined {
			const wakeReasons = reasons;
			reasons = undefined;
			return wakeReasons;
		},
		async wait(ms: number): Promise<void> {
			// Writes within one turn of the event loop wake it once.
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
