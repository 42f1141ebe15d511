import { pageMessages } from "#src/school/words/page-messages.ts";
import { connectionMessages } from "#src/school/words/sets/connection-words.ts";
import { messagesIn } from "#src/school/words/word-set.ts";
/**
 * Finds out whether a file changed or vanished after it was chosen: browsers then refuse to read it, for good, and
 * report what sends it as a broken connection. Chromium tells so of files whose size was read before,
 * and where the same second changed them, of those whose last byte is gone.
 */
export async function isChanged(file: Blob): Promise<boolean> {
	return file
		.slice(-1)
		.arrayBuffer()
		.then(
			() => false,
			() => true,
		);
}

export const changedMessage = (name: string) => messagesIn(connectionMessages, pageMessages()).fileChanged({ name });
