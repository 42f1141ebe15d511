import type { WordSet } from "#src/school/words/word-set.ts";

export const achievementsWords = {
	text: "listWords",
	group: "achievements",
	words: {
		achievements: "Achievements",
		home: "Home",
		hereTheHolesAre: "Here the holes are drilled already.",
	},
} as const satisfies WordSet;

export const blogsWords = {
	text: "listWords",
	group: "blogs",
	words: {
		takes: "Takes",
		blogs: "Blogs",
		theBlogs: "The blogs",
		blogsPagePageOf: "Blogs, page {{page}} of {{lastPage}}",
		latestBlogs: "Latest blogs",
		nobodyHasWrittenAnything: "Nobody has written anything yet.",
		moreBlogs: "More blogs",
		newerPosts: "Newer posts",
		pagePageOfLastpage: "Page {{page}} of {{lastPage}}",
		olderPosts: "Older posts",
		breadcrumb: "Breadcrumb",
		home: "Home",
		latestBlogsAt: "LATEST BLOGS AT",
		notesFromTheStudios: "Notes from the studios, the workshop and the verandas, by those who teach and learn here.",
		followTheBlogsIn: "Follow the blogs in a feed reader (Atom)",
	},
} as const satisfies WordSet;

export const careersWords = {
	text: "listWords",
	group: "careers",
	words: {
		noData: "No Data",
		thereIsNoOpening: "There is no opening at this address.",
		qualification: "Qualification",
		minimumExperience: "Minimum experience",
		maximumExperience: "Maximum experience",
		vacancies: "Vacancies",
		duration: "Duration",
		place: "Place",
		postedOn: "Posted on",
		lastDate: "Last date",
		applyBy: "Apply by",
		closedOn: "Closed on",
		thisOpeningIsClosed: "This opening is closed.",
		notes: "Notes",
		back: "Back",
		applyForThisPost: "Apply for this post",
		hereWithYourCurriculum: "Here with your curriculum vitae, or by e-mail, until the end of {{lastDate}}.",
		byEMail: "By e-mail",
		pleaseSend: "Please send:",
		aLetterOfOne: "a letter of one page about yourself and this post;",
		yourCurriculumVitaeWith: "your curriculum vitae, with a phone number;",
		copiesOfYourDegrees: "copies of your degrees and of certificates of experience, as PDF;",
		forPostsThatTeach: "for posts that teach: a portfolio of up to ten pages;",
		namesAndNumbersOf: "names and numbers of two people who know your work.",
		writeTheEMail: "Write the e-mail",
		orWriteToEmail: "Or write to {{email}}, with the post in the subject.",
		closed: "Closed",
		careers: "Careers",
		home: "Home",
		theListOfOpenings: "The list of openings",
		thereIsNoOpeningAt: "There is no opening at the moment. It is worth looking again next month.",
		pagesOfOpenings: "Pages of openings",
		explore: "Explore",
		otherOpenings: "Other openings",
	},
} as const satisfies WordSet;

export const eventsWords = {
	text: "listWords",
	group: "events",
	words: {
		comingUp: "Coming up",
		addToCalendar: "Add to calendar",
		pastEvents: "Past events",
		events: "Events",
		home: "Home",
		allEventsForYour: "All events for your calendar (.ics)",
		theEvents: "The events",
		eventsPagePageOf: "Events, page {{page}} of {{lastPage}}",
		nothingIsPlannedAt: "Nothing is planned at the moment.",
		pagesOfEvents: "Pages of events",
		thisEventIsOver: "This event is over",
		when: "When",
		repeats: "Repeats",
		where: "Where",
		howToCome: "How to come",
		theWayUp: "The way up",
		forWords: "For",
	},
} as const satisfies WordSet;

export const galleryWords = {
	text: "listWords",
	group: "gallery",
	words: {
		gallery: "Gallery",
		previous: "Previous",
		next: "Next",
		home: "Home",
		theGallery: "The gallery",
		noDataAvailable: "No data available",
		picturesAndFilms: "pictures and films",
		film: "(film)",
	},
} as const satisfies WordSet;

export const listingWords = {
	text: "listWords",
	group: "listing",
	words: {
		pageNumber: "Page {{number}}",
		whatCouldNotBe: "{{what}} could not be loaded.",
		tryAgain: "Try again",
		theFaultIsOn: "The fault is on our side, and we have been told.",
		theyAre: "They are",
		itIs: "It is",
		usuallyBackWithinA: "usually back within a minute.",
		aboutTitle: "about {{title}}",
		showMore: "Show More",
		newerWhat: "Newer {{what}}",
	},
} as const satisfies WordSet;

export const newsWords = {
	text: "listWords",
	group: "news",
	words: {
		allNews: "All news",
		newsByCategory: "News by category",
		news: "News",
		home: "Home",
		followTheNewsIn: "Follow the news in a feed reader (Atom)",
		theNews: "The news",
		newsCategory: "News: {{category}}",
		thereIsNoNews: "There is no news of this kind yet.",
		thereIsNoNewsYet: "There is no news yet.",
		newsItems: "news items",
		writtenBy: "Written by",
		filedUnder: "Filed under",
	},
} as const satisfies WordSet;

export const recordWords = {
	text: "listWords",
	group: "record",
	words: {
		breadcrumb: "Breadcrumb",
		home: "Home",
		readOn: "Read on",
		allOfThem: "All {{what}}",
		thisPageCouldNot: "This page could not be loaded. The fault is on our side; it is worth trying again.",
		whatWasHereHas: "What was here has been taken down, and does not come back to this address by itself.",
		thereIsNothingAt: "There is nothing at this address, or no longer.",
		tryAgain: "Try again",
		goToLabel: "Go to {{label}}",
	},
} as const satisfies WordSet;

export const staffWords = {
	text: "listWords",
	group: "staff",
	words: {
		otherMembersOfStaff: "Other members of staff",
		facultyStaff: "Faculty & Staff",
		home: "Home",
		theListOfStaff: "The list of staff",
		noDataAvailable: "No data available",
		noData: "No Data",
		thereIsNobodyAt: "There is nobody at this address.",
		qualification: "Qualification",
		experience: "Experience",
		department: "Department",
		subjectHandled: "Subject handled",
		eMail: "E-mail",
		works: "Works",
	},
} as const satisfies WordSet;

export const storiesWords = {
	text: "listWords",
	group: "stories",
	words: {
		readMore: "Read More",
		readLess: "Read Less",
		playTheFilmTitle: "Play the film: {{title}}",
		playTheFilm: "Play the film",
		drawnAndMade: "Drawn and made",
		studentStories: "Student stories",
		home: "Home",
		theFilmDidNot: "The film did not come.",
		watchItOnYoutube: "Watch it on YouTube",
	},
} as const satisfies WordSet;

export const workWords = {
	text: "listWords",
	group: "work",
	words: {
		studentsWork: "Students’ work",
		home: "Home",
		nothingIsOnShow: "Nothing is on show at the moment.",
		theStudentsWork: "The students’ work",
		programmeSemesterSemester: "{{programme}}, semester {{semester}}",
		noData: "No Data",
		thereIsNoProject: "There is no project at this address.",
		student: "Student",
		teacher: "Teacher",
		studio: "Studio",
		course: "Course",
		yearAndSemester: "Year and semester",
		reviewed: "Reviewed",
		photograph: "Photograph",
		more: "More",
		studentsWorkInText: "students’ work",
	},
} as const satisfies WordSet;
