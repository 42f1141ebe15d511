/** What only the server can find in a document, as it is said to who has sent it. */
export const documentRefusals = {
	damaged: "This file is damaged or was cut off. Please save it again, or photograph the paper.",
	encrypted:
		"This file opens only with a password. Please save it without the password, or photograph the paper, and send that.",
	active:
		"This file contains scripts or other files. Please open it, choose Print and then Save as PDF, and send the new file.",
	mixed:
		"This file is two kinds of file in one. Please open it, choose Print and then Save as PDF, and send the new file.",
	unpacked: "This file is far larger inside than a document is. Please save it again with smaller pictures.",
	long:
		"This file has more text inside than can be checked. Please open it, choose Print and then Save as PDF, and send " +
		"the new file.",
	picture:
		"We cannot read pictures of this kind. Please open it and save it as JPG or PNG, or photograph the paper, and send " +
		"that.",
	moving: "This picture moves. Please send one that does not.",
	virus: "A virus was found in this file, so it was not taken. Please check the device that it comes from.",
	unchecked:
		"Files cannot be checked for viruses at the moment, so this one was not taken. Please keep this page open and " +
		"try again in a few minutes.",
} as const;
