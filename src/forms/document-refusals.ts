/** What only the server can find in a document, as it is said to who has sent it. */
export const documentRefusals = {
	damaged: "This file is damaged or incomplete. Save it again, or take a photo of the document.",
	encrypted: "This file needs a password. Save it without one, or take a photo of the document, and send that.",
	active: "This file contains scripts or other files. Open it, choose Print, then Save as PDF, and send the new file.",
	mixed: "This file mixes two file types. Open it, choose Print, then Save as PDF, and send the new file.",
	unpacked: "This file is too large once it’s unpacked. Save it again with smaller images.",
	long: "This file has more text than we can check. Open it, choose Print, then Save as PDF, and send the new file.",
	picture: "We can’t read this type of image. Save it as JPG or PNG, or take a photo of the document, and send that.",
	moving: "This image is animated. Send one that isn’t.",
	virus: "We found a virus in this file, so we didn’t accept it. Check the device it comes from.",
	unchecked:
		"We can’t check files for viruses at the moment, so we didn’t accept this one. Keep this page open and try again " +
		"in a few minutes.",
} as const;
