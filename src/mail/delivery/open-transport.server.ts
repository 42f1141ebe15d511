import { join } from "node:path";
import { folderTransport } from "./folder.server.ts";
import { smtpTransport } from "./smtp.server.ts";
import type { MailTransport } from "./transport.ts";

/**
 * Opens the way by which emails leave: the mail server of the settings, or files in `DATA_DIR/mail` if there is none.
 */
export function openTransport({ smtpUrl, dataDir }: { smtpUrl?: string | undefined; dataDir: string }): MailTransport {
	return smtpUrl ? smtpTransport(smtpUrl) : folderTransport(join(dataDir, "mail"));
}
