import { messagesIn } from "#src/school/messages/message-set.ts";
import { pageMessages } from "#src/school/messages/page-messages.ts";
import { connectionMessages } from "#src/school/messages/sets/forms/connection-messages.ts";
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
