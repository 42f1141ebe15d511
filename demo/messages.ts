import type { FolderMessages } from "#src/school-texts.ts";

/** Messages that the demo school words differently from the product. */
export const messages: FolderMessages = {
	schoolMessages: {
		alumni: {
			ringsNote:
				"Each ring is twice as far from the school as the one inside it. Each dot is a place where one of the thirteen people below works.",
		},
		campus: { placesNearby: "Along the hill" },
		placement: { practices: "Practices" },
	},
	listMessages: {
		gallery: {
			wallLead:
				"Every May at least one drawing of the entrance stair stays on the wall, at one size, with the student’s name. No one has to draw it well. In this demo, scripts have drawn them all.",
		},
	},
	frameMessages: { head: { employers: "{count, plural, one {practice} other {practices}} hired them" } },
	admissionMessages: { programmes: { yearsTitle: "Ten semesters, one stair" } },
};
