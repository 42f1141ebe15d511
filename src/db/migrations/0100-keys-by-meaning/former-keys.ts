/** Keys of messages by text and group, as `former>present`. */
export const renamed: Readonly<Record<string, string>> = {
	"admissionWords.dates": `
		admissionDates>metaTitle datesOfAdmissionYear>titleWithYear datesOfAdmission>title
		roundsTestsInterviewsLists>lead theDatesOfThe>leadUnknown forYourCalendar>calendarTitle
		howTheRoundsWork>notesTitle ics>fileType whenNameTakesApplications>metaDescription lastDayOfA>lastDay
		joining>reportingDate ofAllProgrammes>allProgrammes bothMarchFirst>bothMarchAlone
	`,
	"admissionWords.fees": `
		youLeave>refundWhen youGetBack>refundShare ofPaidName>refundExample nothing>noRefund
		fromAbroadABudget>budgetTitle forTheBArch>budgetLead admissionForInternationalStudents>internationalLink
		aFirstYearFrom>budgetCaption what>item aboutUs>dollars theFirstYearWith>firstYearTitle all>allYears
		board>messFee forMonthsMonths>messMonths givenBackAtThe>depositNote forThoseWhoJoin>academicYear
		theFeesOfThe>leadUnknown paying>payingTitle whatIsGivenBack>refundsTitle whatNameCostsTuition>metaDescription
		everythingThatYouPay>lead studioMaterial>studio theSameForEvery>sameForAll tuitionStudioExams>tuitionInAll
		fees>title once>onceTitle included>includedTitle notIncluded>notIncludedTitle
	`,
	"admissionWords.interview": `
		yourInterview>label whereAnInvitedApplicant>metaDescription chooseATime>chooseTitle weWouldLikeTo>chooseText
		noTimeIsFree>noTimes yourInterviewIsBooked>bookedTitle aMailWithA>bookedText youCanChangeOr>changeUntil
		itCanNoLonger>changeOver thisInterviewIsOver>pastTitle thankYouForComing>pastText noInterviewIsNeeded>endedTitle
		thereIsNothingTo>endedText cancelTheInterview>cancel takeAnotherTime>otherTimesTitle
		youHaveCancelled>cancelledText howLong>duration where>place timesAreThoseOf>timeZone thisWasNotDone>refusedTitle
		thisLinkOpensNo>notFoundTitle itIsNotComplete>notFoundText writeToUs>contact minutes>durationMinutes
	`,
	"admissionWords.opening": `
		tellMeWhenIt>emailMe closedNowSeeThe>closedSeeDates oneMailOnThe>metaDescription nothingToWaitFor>leadOpen
		itIsOpen>openTitle whereMayWeWrite>formTitle goToTheApplication>applicationForms untilThen>meanwhileTitle
		theDatesOfAdmission>datesLink theProgrammesSideBy>compareLink visitTheCampus>visitLink askUsToCall>callLink
		yourAddressIsDeleted>deletedTitle youGetNoMail>deletedText aMailConfirmsIt>sentText noMailWhenIt>endMetaTitle
		aMailWhenAn>endMetaDescription deleteYourAddress>deleteTitle noMailWhenItOpens>cancelTitle admissions>endLabel
		deleteMyAddress>deleteButton doNotWriteTo>cancelButton nothingToEndHere>notFoundTitle
		weHaveNoAddress>notFoundText writeToUs>contact admissionsAreOpen>admissionsOpen weHaveToldYou>deleteLead
		weWereAskedTo>cancelLead
	`,
	"admissionWords.programmes": `
		diplomaInArchitecture>diplomaTitle internationalStudentsAndNri>internationalTitle
		internationalStudents>internationalLabel eligibilityForTheB>barchEligibility oneOfTheseIs>acceptedTitle
		whichMarkSheetsTo>markSheetsTitle mArchInUrban>urbanDesignTitle reasonsToChooseIt>reasonsTitle
		weDoNotOffer>notOfferedTitle seeTheProgrammes>programmesLink writeToUs>contact oneSemesterOneScale>scalesTitle
		aNightAYear>chartsTitle insulated15>insulatedMark asBuilt8>asBuiltMark outside>outsideMark in214Mm>rainMark
		anOrdinaryWeekFive>weekCaption tenSemestersOneStair>yearsTitle mArchInEnvironmental>environmentalTitle
		outlinesSideBySide>comparisonTitle howLongEachOf>comparisonLead theyCompared>comparedTitle atAGlance>glanceTitle
		waysThroughInYears>pathwaysTitle theDiplomaIsWork>pathwaysNote yearsYears>yearCount
		bachelorOfArchitectureB>barchTitle whoMayApply>eligibilityLabel toPrint>printTitle
		degreeApplicationForm>paperForm titlePdf>pdfLink theySideBySide>comparisonMetaDescription class1112>schoolYears
		everySubjectInLength>syllabusAbout applyForBArch>internationalBarch applyForMArch>internationalMarch
		after>comparedEntry length>comparedLength marks>comparedMarks test>comparedTest seats>comparedSeats
		firstYear>comparedFees language>comparedLanguage where>comparedCampus yearsAndSemesters>lengthInWords
		testOfEntry>entranceTest seatsCount>seatCount syllabusOf>syllabusTitle taughtIn>syllabusLanguage
		hoursAWeek>weeklyHours
	`,
	"admissionWords.scholarships": `
		scholarships>title helpWithTheFees>label schemesOfTheState>schemesTitle who>eligibility howMuch>amount
		byWhen>deadline how>howToApply helpWithTheFeesOf>metaDescription
	`,
	"admissionWords.visit": `
		yourVisit>label whenYouComeTo>bookedMetaDescription addItToYour>addToCalendar cancelTheVisit>cancel
		bookAnotherDay>bookAgain thisLinkOpensNo>notFoundTitle visits>notFoundLabel itIsNotComplete>notFoundText
		bookAVisit>book visitTheCampus>title visit>crumb theNextTours>toursTitle tours>toursLabel whatYouSee>sightsTitle
		howToCome>directionsTitle theWayUpWith>directionsLink seeNameBeforeYou>metaDescription
		yourVisitIsBooked>bookedTitle weLookForwardTo>bookedText yourVisitIsCancelled>cancelledTitle
		thePlacesAreFree>cancelledText thisVisitIsOver>pastTitle thankYouForComing>pastText howMany>visitors
	`,
	"applicationWords.answers": `
		yourResults>resultsTitle resultsThatYourApplication>resultsDescription yourApplication>applicationTitle
		whatWasNotOut>resultsLead results>resultsLabel noResultIsAwaited>noResultsTitle
		backToYourApplication>backToApplication whenYouAppliedYou>expectedNote itCanBeSent>documentNote
		answersOfYourApplication>answersDescription untilTheSchoolBegins>correctionNote
		theseAnswersWereChanged>conflictTitle whatWeHaveNow>storedAnswers whatYouEnteredIs>conflictNote
		correctWhat>correctStep yourChangesWereNot>notSavedTitle sendTheResult>sendResult
	`,
	"applicationWords.applicationForm": `
		thisFormHasNot>loadFailedTitle aPartOfThis>loadFailedNote thisFormNeedsJavascript>scriptNeededTitle
		aboutThisForm>aboutForm atHand>neededTitle whatFollows>nextTitle onPaper>onPaperTitle stuck>helpTitle
		whatYouNeedAt>neededSummary seeTheDates>seeDates seeTheProgrammes>seeProgrammes askUsToCall>requestCall
		yourAnswersAreBelow>answersBelow referenceWasSentFrom>alreadySentTitle seeItOrPay>openSent
		fillInTheForm>alreadySentNote weDoNotOffer>notOfferedTitle shallWeTellYou>notifyTitle aCardOrUpi>paymentNeeded
	`,
	"applicationWords.documents": `
		sendIt>sendDocument nameSizeHasArrived>fileReceived replaceIt>replaceFile yourAnswersAreSaved>answersSaved
		labelYourDocumentHas>documentReceived labelYourDocumentWas>documentRefused nothingIsMissingThe>nothingMissing
		yourApplicationIsIn>missingNote yourSeatDependsOn>seatNote yourSeatDependsUntil>seatNoteUntil
		youMayAlsoSend>optionalTitle expectedInExpected>resultExpected asSoonAsIt>resultPending enterIt>enterResult
		noDocumentsHaveCome>emptyList askedForByThe>requestedTitle
	`,
	"applicationWords.fee": `
		theApplicationFeeIs>unpaidTitle payTheFee>pay seatFee>seatFeeTitle theSeatFeeIs>seatFeeUnpaid
		payTheSeatFee>paySeatFee payTheSeatFeeInList>seatFeeToDo theSeatFeeIsPaid>seatFeePaid
		theSeatFeeWasRefunded>seatFeeRefunded sum>seatFeeAmount reference>applicationNumber forWhat>purpose price>amount
		amountOnce>onePayment paidInAll>totalPaid paidWithTheCharge>paidWithCharge afterAnOffer>paidWithDiscount
		upiIsSlow>slowUpi cardsAreSlow>slowCards netBankingIsSlow>slowNetBanking walletsAreSlow>slowWallets
		payment>paymentId receiptReceiptnumber>receiptLink youCanPayIt>unpaidText theFeeWasRefunded>refundedTitle
		theFeeIsPaid>paidTitle theReceiptWentTo>paidText checkingYourPayment>returnedTitle
		pleaseKeepThisPage>returnedText weAreCheckingWith>checkingTitle seeHowItStands>checkStatus
		paymentConfirmation>dialogTitle readingThePaymentsDetails>loading openingThePayment>openingCheckout
		continueWords>toCheckout youPayFor>applicantTitle userDetails>payerTitle whatYouPay>summaryTitle
		welcomeToName>welcomeTo itWasPaidMore>paidOftenTitle itWasPaidOnce>paidTwiceTitle theMoneyOfJoin>paidTwiceText
		aLinkForWhoever>payerLink refundedWasGivenBack>refundSentTitle itGoesToThe>refundSentText
		theBankHasBeen>refundComingText refundingIsOnIts>refundComingTitle
	`,
	"applicationWords.link": `
		thisLinkOpensNo>deadLinkTitle findYourApplication>title aLinkInOur>lead sendMeMyLink>requestTitle
		goodToKnow>notesTitle theLinkGoesTo>recipientNote anEMailAddress>emailNote anApplicationOfAn>earlierSeasonNote
		theMailTakesA>sentNote aMailProgramMay>deadLinkLead theLinkToAn>description
	`,
	"applicationWords.minor": `
		aParentHasTo>consentNeededTitle youAreUnder>consentNeededNote youWereUnder>consentNeededLater
		makeTheLink>createLink makeAnother>createAnotherLink sendThisLink>shareNote sendItByWhatsapp>shareByWhatsapp
		readAndAnswer>shareMessage theLinkFor>shareTitle handItOn>linkTitle linkHanded>linkCreated
		madeElsewhere>createdElsewhere yourGuardian>unnamedGuardian askThem>askGuardian backToYour>backToApplication
		parentOrGuardian>guardianTitle
	`,
	"applicationWords.payer": `
		backFromThePayment>returnTitle whereThePaymentOf>returnMetaDescription forWhoeverPays>pageLabel
		pleaseOpenTheLink>returnText askTheAdmissionsDesk>contact weAreCheckingWith>checkingTitle
		thisCanTakeA>returnChecking thisLinkOpensNo>notFoundTitle itIsNotComplete>notFoundText
		pleaseOpenItOnce>notFoundAdvice toTheSchoolsHome>homeLink aLinkForWhoever>linkPageTitle theFeeIsPaid>paidTitle
		nothingMoreIsDue>paidText theFeeWasPaid>refundedTitle theMoneyGoesBack>refundedText thisCanTakeAFew>checkingText
		nothingIsToBe>notDueTitle theApplicationWasWithdrawn>notDueWithdrawn theApplicationHasEnded>notDueEnded
		payAnApplicationFee>metaTitle forWhomTheFee>metaDescription thisPageIsForTheSeat>seatFeeLead
		theSeatFeeIsNoLonger>notDueSeatFee theSeatFeeOf>shareSeatFeeTitle aParentARelativeSeat>linkPageSeatLead
		applicantHasAppliedTo>applicationFeeLead whereDoYouWant>receiptEmail theReceiptGoesTo>emailHelp
		emailWrong>emailInvalid sendMeTheReceipt>sendReceipt theReceiptWillCome>emailSavedTitle
		onceTheFeeIs>emailSavedText anotherAddress>otherEmail whatIsPaid>detailsTitle
		thePaymentNeedsJavascript>needsJavascript receiptReceiptnumber>receiptLink whereTheMoneyGoes>payeeTitle
		toNameJoinPostalcode>payeeText theReceiptIsMade>receiptNote whenAFeeIs>refundsLink
		somebodyElseCanPay>linkPageMetaDescription theLink>linkTitle backToYourApplication>backToApplication
		sendItByWhatsapp>shareByWhatsapp theApplicationFeeOf>shareApplicationFeeTitle sendThisLinkAnd>shareNote
		theFeeIsPaidNobody>linkNotNeededPaid theFeeWasPaidAnd>linkNotNeededRefunded
		thisApplicationIsOver>linkNotNeededEnded noFeeIsDue>linkNotNeeded aParentARelative>linkPageLead
		theFeeIsStill>unpaidTitle youCanPayIt>unpaidText payTheFee>pay noPaymentWasMade>cancelledTitle
		nothingIsLostYou>cancelledText thePaymentDidNot>failedTitle ifMoneyHasLeft>failedText
		tryThePaymentAgain>payAgain reference>applicationNumber sum>amount amountOnce>onePayment payment>paymentId
		toBePaid>leftToPay nothing>nothingToPay
	`,
	"applicationWords.results": `
		theFeeIsMissing>failedNote ifMoneyHasLeft>debitedNote itWaitsForTheFee>unpaidNote payWhenItSuits>payLaterNote
		seeItAndPay>openAndPay seeWhatWeReceived>openApplication receiptAsPdf>downloadReceipt
		theApplicationFeeIs>feePaidTitle theApplicationFeeIsStill>feeUnpaidTitle youreIn>welcome
		shownToApplicantsWhose>receivedDescription afterAnApplication>noApplicationTitle
		thisPageConfirmsAn>noApplicationNote paymentInDoubt>checkingLabel goodNewsTheFee>paidAfterAllTitle
		continueWords>continueButton reference>applicationNumber payment>paymentId paymentWarning>failedLabel
		yourPaymentDidnt>failedTitle shownToApplicantsWhosePayment>failedDescription youHaventPaid>unpaidTitle
		shownToApplicantsWho>unpaidDescription applicationReceived>receivedTitle yourSeatIsConfirmed>seatConfirmed
		thankYouForApplying>receivedNote keepTheReferenceWe>keepNumberNote theReferenceIsIn>numberInEmailNote
		pressBackToReturn>backNote whatHappensNext>nextStepsTitle aMailWithYour>emailStep whatYouDidNot>missingStep
		theDeskReadsYour>reviewStep forApplicants>applicantsLabel ifYouHaveApplied>appliedNote sendMeMyLink>requestLink
		askTheAdmissionsDesk>askOffice thisPageIsShown>failedPurpose thisPageIsShownWhen>unpaidPurpose
		thePaymentHasNot>failedChecking tryThePaymentAgain>retryPayment paymentPutOff>unpaidLabel
		aPaymentWasBegun>unpaidChecking payTheFeeNow>payFee
	`,
	"applicationWords.tracker": `
		bArchApplication>barchTitle diplomaApplication>diplomaTitle mArchApplication>marchTitle
		applyOnlineForThe>barchDescription applyOnlineForTheDiploma>diplomaDescription
		applyOnlineForTheM>marchDescription yourApplication>title whatTheSchoolReceived>description
		receivedAsReferenceWhoever>lead howItStands>statusTitle whatWeHave>detailsTitle reference>applicationNumber
		received>receivedAt fee>applicationFee payment>paymentId ourMails>emailsTitle withdrawing>withdrawTitle
		receiptReceiptnumber>receipt takeItAsPdf>downloadPdf printThisPage>printPage stillNeeded>missingTitle
		documents>documentsTitle aPlaceForYou>offerTitle acceptThePlace>acceptOffer declineThePlace>declineOffer
		yourApplicationThenEnds>declineWarning forYouToDo>toDo wasItAMistake>restoreNote
		takeTheWithdrawalBack>restoreApplication yourInterview>interviewTitle addToYourCalendar>addToCalendar
		ourMailsDidNot>resendNote sendAllMailsAgain>resendEmails withdrawThisApplication>withdrawSummary
		youNeedNoReason>withdrawLead weDoNotRead>withdrawReview youCanTakeIt>withdrawRestore noFeeIsDue>withdrawNoFee
		withdrawTheApplication>withdrawApplication payTheFee>payFee answerOurOffer>replyToOffer
		sendWhatIsStill>sendMissing stillToCome>stepAhead
	`,
	"formWords.enquiries": `
		yourMessageIsWith>sentNote quickEnquiry>quickEnquiryTitle
	`,
	"formWords.fields": `
		countryOrCode>countrySearch noCountryIsCalled>noCountry countryName>chosenCountry chooseACountry>chooseCountry
		loadingTheCountries>loadingCountries previousLabel>previousItem playLabel>play pauseLabel>pause
		nextLabel>nextItem sendingName>sendingFile notSentYetMessage>fileNotSent stepsOfThisForm>stepList
		theListOfCountries>countriesFailed
	`,
	"formWords.scanner": `
		photographsOfThePaper>intro layThePaperFlat>tipLight holdTheCameraStraight>tipAngle onePictureAPage>tipPages
		noCameraHerePhotograph>tipNoCamera photographIt>dialogTitle thisDidNotLoad>loadFailed takeAPhotograph>takePhoto
		takeTheNextPage>takeNextPage choosePictures>choosePhotos addPictures>addPhotos pageOfNumber>pageTitle
		showSmall>zoomOut lookCloser>zoomIn pageNumberEnlarged>enlargedPage thisPictureIsSmall>smallPhotoWarning
		moreThan5Mb>tooLargeTitle thesePagesDoNot>tooLargeNote thePdfWasNot>pdfFailedTitle thisDeviceMayBe>pdfFailedNote
		readingThePictures>progressLabel nowReadingPicture>readingStatus makingThePdf>makingPdf
		nowMakingThePdf>makingPdfStatus putThePageBack>restorePage closeWithoutAPdf>discardTitle
		discardCount>discardPages yourPhotographsAreNot>discardNote thePageIsBack>pageRestored pageTurned>pageRotated
		itWasChangedOrRemoved>reasonChanged thisBrowserCannotRead>reasonHeic thisIsAPdf>reasonPdf
		thisBrowserCannotReadIt>reasonUnreadable onePdfTakesUp>reasonTooMany
	`,
	"formWords.stopped": `
		thisPartHasStopped>stoppedTitle aTranslationMayHave>causeNote pressContinueTo>continueNote
		continueWords>continueButton
	`,
	"formWords.wizard": `
		ifYouAttachSeveral>fileNamesNote yourNounWasNot>notSentTitle select>selectOption
		sendingYourDocuments>sendingDocuments sendingYourNoun>sendingForm sentWaitingForThe>awaitingConfirmation
		yourSavedApplicationCould>openFailedTitle thisApplicationWasSent>alreadySentTitle
		theSavedApplicationIs>savedGoneTitle itWasDeletedOr>savedGoneReason theAnswersOnThis>answersStillHere
		pleaseChooseYourDocuments>chooseDocumentsAgain otherAnswersOfSavedat>otherAnswersTitle
		useThoseInstead>useOtherAnswers throwThoseAway>discardOtherAnswers theyMadeRoomFor>otherAnswersNote
		notSavedSinceSavedat>notSavedSince showThoseAnswers>showStoredAnswers keepTheseAnswers>keepOwnAnswers
		anotherTabOrDevice>conflictNote keptOnTheSchools>savedOnServer sendOrDelete>manageSaved
		saveAndComeBack>saveForLater clearMyAnswersNow>clearAnswers welcomeBackYourAnswers>restoredTitle
		theyWereKeptOn>restoredNote saveAndReturn>saveTitle weSendYouA>saveNote yourEmail>saveEmail
		theLinkWasNot>linkFailedTitle savedALinkIs>savedTitle itWorksUntilUntil>savedNote sendTheLinkAgain>resendLink
		saveAndSendMe>saveAndSend deleteTheSavedApplication>deleteSaved deleteEverything>deleteTitle
		deleteIt>confirmDelete keepIt>cancelDelete answersAndDocumentsGo>deleteWarning beforeYouSubmitWhat>reviewTitle
		changeWhat>changeStep savedSavedat>savedAt
	`,
	"frameWords.announcement": `
		announcements>title whatTheSchoolHas>description thereIsNothingTo>emptyList theAnnouncements>failedList
	`,
	"frameWords.asking": `
		answeredAlready>answeredTitle quickEnquiry>enquiryPageTitle askUsAnythingAbout>enquiryTitle
		readyToGetStarted>getStartedPageTitle getStartedHeading>getStartedTitle writeToUs>messageTitle
	`,
	"frameWords.cookies": `
		cookiesAndFilms>title mayOurPagesPlay>question cookieSettings>settings
	`,
	"frameWords.failures": `
		unexpectedApplicationErrorName>errorPageTitle unexpectedApplicationError>errorTitle
		somethingBrokeOnOur>errorLabel itIsNotYour>errorLead goToTheHome>goHome pageNotFoundName>notFoundPageTitle
		thisPageIsOff>notFoundTitle theAddressLeadsNowhere>notFoundLead findInTheQuestions>searchLabel find>search
		undergraduateBArch>undergraduate postgraduateMArch>postgraduate
	`,
	"frameWords.footer": `
		altitudeMAboveSea>altitude askUsToCall>requestCall footer>label
	`,
	"frameWords.header": `
		main>wideMenuLabel mainMenu>mobileMenuLabel readyToGetStarted>getStartedLink welcomeToTheName>welcome
		error>failedTitle thePageIsTaking>failedNote aboutTheSchoolAnd>panelLabel eMail>email
		getStartedHeading>getStartedTitle skipToTheContent>skipToContent theNextPage>nextPage loadingThePage>loadingPage
		backToTheTop>backToTop untilUntil>openUntil
	`,
	"frameWords.offline": `
		saveThisPageFor>savePage noNetwork>title thePageThatWas>description thisPageCouldNot>label yourDeviceHasNo>lead
	`,
	"frameWords.reminders": `
		reminders>label remindersByEMail>description noMoreReminders>stoppedTitle stopTheReminders>stopTitle
		weDoNotRemind>stoppedLead weSentYouA>stopLead thereIsNothingTo>deadLinkTitle theApplicationOrThe>deadLinkLead
		writeToUs>contactUs decisionsAndReceiptsStill>otherMailsNote sendThemAgain>resume stopTheseReminders>stop
	`,
	"homeWords.home": `
		academics>programmesTitle readMoreAboutThe>aboutLink theSchool>schoolLabel studentStories>storiesTitle
		readTheirStories>allStories seeTheProgrammes>seeProgrammes playTheFilm>playFilm pauseTheFilm>pauseFilm
		whyShortname>whyTitle announcementTitle>announcementNamed closeTheAnnouncement>closeAnnouncement
		titleOpensInA>posterLink askUsAnythingAbout>enquiryTitle questionsThatFamiliesAsk>questionsLink
		campusLife>campusTitle allOfTheCampus>allCampus goOnWithYour>continueDraft whereOurStudentsWork>recruitersTitle
		taglineBArchM>description mArchInJoin>postgraduateSummary bArchFiveYears>undergraduateSummary
		forNriAndForeign>internationalSummary
	`,
	"listWords.achievements": `
		achievements>title hereTheHolesAre>blankPlaque
	`,
	"listWords.blogs": `
		takes>readingTime blogs>title theBlogs>failedList blogsPagePageOf>listPageLabel latestBlogs>listLabel
		nobodyHasWrittenAnything>emptyList moreBlogs>pagesLabel pagePageOfLastpage>pageOf notesFromTheStudios>lead
		followTheBlogsIn>followFeed noBlogAtThisAddress>notFoundDescription latestBlogsBeside>sideTitle
		noBlogData>notFoundTitle
	`,
	"listWords.careers": `
		noData>notFoundTitle thereIsNoOpening>notFoundDescription thisOpeningIsClosed>closedNotice notes>notesTitle
		applyForThisPost>applyTitle hereWithYourCurriculum>applyNote byEMail>emailTitle pleaseSend>sendLead
		aLetterOfOne>sendLetter yourCurriculumVitaeWith>sendCv copiesOfYourDegrees>sendCertificates
		forPostsThatTeach>sendPortfolio namesAndNumbersOf>sendReferees writeTheEMail>writeEmail orWriteToEmail>emailNote
		closed>closedTitle careers>title theListOfOpenings>failedList thereIsNoOpeningAt>emptyList
		pagesOfOpenings>pagesLabel otherOpenings>otherVacancies iApplyForThe>emailBody applicationTitle>emailSubject
	`,
	"listWords.events": `
		comingUp>upcomingTitle pastEvents>pastTitle events>title allEventsForYour>allForCalendar theEvents>failedList
		eventsPagePageOf>listPageLabel nothingIsPlannedAt>emptyList pagesOfEvents>pagesLabel thisEventIsOver>over
		howToCome>directions theWayUp>directionsLink forWords>audience openToEverybody>openToAll
		forStudentsAndStaff>schoolOnly fromTo>timeRange fromTime>timeFrom dayNotFixed>dateOpen
		noEventAtThisAddress>notFoundDescription eventsList>sideTitle
	`,
	"listWords.gallery": `
		gallery>title theGallery>failedList noDataAvailable>emptyList picturesAndFilms>counted
	`,
	"listWords.listing": `
		whatCouldNotBe>failureTitle newerWhat>showNewer
	`,
	"listWords.news": `
		newsByCategory>categoriesLabel news>title followTheNewsIn>followFeed theNews>failedList
		newsCategory>categoryTitle thereIsNoNews>emptyCategory thereIsNoNewsYet>emptyList newsItems>counted
		filedUnder>category newsList>sideTitle noNewsAtThisAddress>notFoundDescription
	`,
	"listWords.record": `
		allOfThem>allRecords thisPageCouldNot>failedNote whatWasHereHas>goneNote thereIsNothingAt>notFoundNote
		goToLabel>goToList noData>notFoundTitle
	`,
	"listWords.staff": `
		otherMembersOfStaff>otherStaff facultyStaff>title theListOfStaff>failedList noDataAvailable>emptyList
		noData>notFoundTitle thereIsNobodyAt>notFoundDescription subjectHandled>subjects eMail>email
		studioAndCampus>otherDepartments facultyAndStaffCrumb>crumb
	`,
	"listWords.stories": `
		playTheFilmTitle>playFilmLabel drawnAndMade>builtTitle studentStories>title
	`,
	"listWords.work": `
		studentsWork>title nothingIsOnShow>emptyList theStudentsWork>failedList
		programmeSemesterSemester>courseAndSemester noData>notFoundTitle thereIsNoProject>notFoundDescription
		reviewed>reviewedOn photograph>photographer yearYearSemesterSemester>yearAndSemesterOf
	`,
	"payerWords.hindi": `
		forWhoeverPays>pageLabel askTheAdmissionsDesk>contact toTheSchoolsHome>homeLink weAreCheckingWith>checkingTitle
		thisLinkOpensNo>notFoundTitle itIsNotComplete>notFoundText pleaseOpenItOnce>notFoundAdvice
		theFeeIsPaid>paidTitle nothingMoreIsDue>paidText theFeeWasPaid>refundedTitle theMoneyGoesBack>refundedText
		thisCanTakeAFew>checkingText nothingIsToBe>notDueTitle theApplicationWasWithdrawn>notDueWithdrawn
		theApplicationHasEnded>notDueEnded theSeatFeeIsNoLonger>notDueSeatFee payAnApplicationFee>metaTitle
		thisPageIsForTheSeat>seatFeeLead applicantHasAppliedTo>applicationFeeLead whereDoYouWant>receiptEmail
		theReceiptGoesTo>emailHelp sendMeTheReceipt>sendReceipt emailWrong>emailInvalid
		theReceiptWillCome>emailSavedTitle onceTheFeeIs>emailSavedText anotherAddress>otherEmail whatIsPaid>detailsTitle
		thePaymentNeedsJavascript>needsJavascript receiptReceiptnumber>receiptLink whereTheMoneyGoes>payeeTitle
		toNameJoinPostalcode>payeeText theReceiptIsMade>receiptNote whenAFeeIs>refundsLink theFeeIsStill>unpaidTitle
		youCanPayIt>unpaidText payTheFee>pay noPaymentWasMade>cancelledTitle nothingIsLostYou>cancelledText
		thePaymentDidNot>failedTitle ifMoneyHasLeft>failedText tryThePaymentAgain>payAgain reference>applicationNumber
		sum>amount amountOnce>onePayment payment>paymentId toBePaid>leftToPay nothing>nothingToPay
	`,
	"payerWords.hindiDialog": `
		paidInAll>totalPaid paidWithTheCharge>paidWithCharge afterAnOffer>paidWithDiscount upiIsSlow>slowUpi
		cardsAreSlow>slowCards netBankingIsSlow>slowNetBanking walletsAreSlow>slowWallets
		checkingYourPayment>returnedTitle pleaseKeepThisPage>returnedText weAreCheckingWith>checkingTitle
		seeHowItStands>checkStatus paymentConfirmation>dialogTitle readingThePaymentsDetails>loading
		openingThePayment>openingCheckout continueWords>toCheckout youPayFor>applicantTitle whatYouPay>summaryTitle
		reference>applicationNumber forWhat>purpose price>amount amountOnce>onePayment welcomeToName>welcomeTo
		itWasPaidMore>paidOftenTitle itWasPaidOnce>paidTwiceTitle theMoneyOfJoin>paidTwiceText
		refundedWasGivenBack>refundSentTitle itGoesToThe>refundSentText theBankHasBeen>refundComingText
		refundingIsOnIts>refundComingTitle
	`,
	"payerWords.tamil": `
		forWhoeverPays>pageLabel askTheAdmissionsDesk>contact toTheSchoolsHome>homeLink weAreCheckingWith>checkingTitle
		thisLinkOpensNo>notFoundTitle itIsNotComplete>notFoundText pleaseOpenItOnce>notFoundAdvice
		theFeeIsPaid>paidTitle nothingMoreIsDue>paidText theFeeWasPaid>refundedTitle theMoneyGoesBack>refundedText
		thisCanTakeAFew>checkingText nothingIsToBe>notDueTitle theApplicationWasWithdrawn>notDueWithdrawn
		theApplicationHasEnded>notDueEnded theSeatFeeIsNoLonger>notDueSeatFee payAnApplicationFee>metaTitle
		thisPageIsForTheSeat>seatFeeLead applicantHasAppliedTo>applicationFeeLead whereDoYouWant>receiptEmail
		theReceiptGoesTo>emailHelp sendMeTheReceipt>sendReceipt emailWrong>emailInvalid
		theReceiptWillCome>emailSavedTitle onceTheFeeIs>emailSavedText anotherAddress>otherEmail whatIsPaid>detailsTitle
		thePaymentNeedsJavascript>needsJavascript receiptReceiptnumber>receiptLink whereTheMoneyGoes>payeeTitle
		toNameJoinPostalcode>payeeText theReceiptIsMade>receiptNote whenAFeeIs>refundsLink theFeeIsStill>unpaidTitle
		youCanPayIt>unpaidText payTheFee>pay noPaymentWasMade>cancelledTitle nothingIsLostYou>cancelledText
		thePaymentDidNot>failedTitle ifMoneyHasLeft>failedText tryThePaymentAgain>payAgain reference>applicationNumber
		sum>amount amountOnce>onePayment payment>paymentId toBePaid>leftToPay nothing>nothingToPay
	`,
	"payerWords.tamilDialog": `
		paidInAll>totalPaid paidWithTheCharge>paidWithCharge afterAnOffer>paidWithDiscount upiIsSlow>slowUpi
		cardsAreSlow>slowCards netBankingIsSlow>slowNetBanking walletsAreSlow>slowWallets
		checkingYourPayment>returnedTitle pleaseKeepThisPage>returnedText weAreCheckingWith>checkingTitle
		seeHowItStands>checkStatus paymentConfirmation>dialogTitle readingThePaymentsDetails>loading
		openingThePayment>openingCheckout continueWords>toCheckout youPayFor>applicantTitle whatYouPay>summaryTitle
		reference>applicationNumber forWhat>purpose price>amount amountOnce>onePayment welcomeToName>welcomeTo
		itWasPaidMore>paidOftenTitle itWasPaidOnce>paidTwiceTitle theMoneyOfJoin>paidTwiceText
		refundedWasGivenBack>refundSentTitle itGoesToThe>refundSentText theBankHasBeen>refundComingText
		refundingIsOnIts>refundComingTitle
	`,
	"schoolWords.about": `
		aboutUs>title sinceFoundedin>since
	`,
	"schoolWords.academic": `
		apply>title applyOnlineForB>description chooseYourProgrammeYou>lead notToldYet>toBeAnnounced seatsSeats>seats
		feeWithoutHostelAnd>firstYearFee
	`,
	"schoolWords.alumni": `
		fromTheRegister>registerTitle payAsTheGraduates>registerNote alumni>title connectNow>connect
		howFarTheyWent>ringsTitle eachRingIsTwice>ringsNote thankYouForRegistering>registeredTitle
		youAreOnThe>registeredNote kilometresKm>distance alumniRegistration>registrationPageTitle
		alumniForm>registrationCrumb registrationForAlumni>registrationTitle twoStepsAboutFive>registrationLead
		registerAsAnAlumnus>registrationDescription yourRollNumber>needRollNumber theYearYouGraduated>needGraduationYear
		whereYouWorkAnd>needWorkplace youGetAMail>whatHappensNext
	`,
	"schoolWords.approvals": `
		thereAreNoDocuments>emptyList theApprovals>failedList approvals>title valid>validity notYetInForce>notBegun
		untilUntil>validUntil fromFrom>validFrom
	`,
	"schoolWords.campus": `
		messAndKitchen>messTitle campus>title mess>messCrumb board>messCost studios>studioTitle studio>studioCrumb
		libraryAndDrawingsArchive>libraryTitle library>libraryCrumb hostels>hostelTitle hostel>hostelCrumb
		fitnessAndClimbingWall>fitnessTitle fitness>fitnessCrumb playgroundCourtsAndBuilding>playgroundTitle
		playground>playgroundCrumb theCampusInSection>sectionTitle alongTheHill>placesNearby visitTheCampus>visit
		threePlacesToBegin>placesTitle studentLife>studentLifeTitle thePlaceInFigures>figuresTitle
	`,
	"schoolWords.contact": `
		contact>title leaveAMessage>messageTitle theWayUp>directionsTitle writeToUsThere>messageOnWhatsapp
		askUsToCall>requestCall findYourApplication>findApplication mail>email aQuestion>questionPrompt
		visitTheCampus>visit in1Km>mapScale mapOfTheSurroundings>mapTitle showTheLiveMap>showLiveMap
		openInOpenstreetmap>openLiveMap theLiveMapComes>liveMapNote helloAbout>chatGreetingAbout hello>chatGreeting
		callMeAbout>callRequest
	`,
	"schoolWords.documents": `
		whatYouSentBefore>earlierDocument whatYouSentBeforeIt>earlierDocumentMarked
		whatYouSentBeforeInText>earlierDocumentCaption theDocumentWasNot>refusedTitle photographIt>cameraLabel
		theWholeSheetFlat>cameraHelp sendThePhotograph>sendPhoto oneDocumentPlease>title
		whereAnApplicantSends>description thisLinkOpensNothing>deadLinkTitle weNeedItTo>reasonFallback
		pleaseSendItBy>dueOn documents>label leadIfYouHave>endedLead writeToUs>contactUs thankYouItHas>answeredTitle
		weLookAtIt>answeredLead thisIsNotNeeded>withdrawnTitle weHaveTakenThis>withdrawnLead
		thisApplicationHasEnded>applicationEndedTitle noDocumentIsNeeded>applicationEndedLead
	`,
	"schoolWords.legal": `
		theTermsUnderWhich>termsDescription termsAndConditions>termsTitle inForceSinceSince>inForceSince
		onThisPage>contents thisVersionWasIn>endedTitle seeOrErase>ownDataLink titleVersionNumber>versionTitle
		legalTexts>versionFallbackTitle aLegalTextOf>versionDescription versions>versionsTitle
		privacyPolicy>privacyTitle versionNumber>versionCrumb whatNameGivesBack>refundsDescription
		whichPersonalDataName>privacyDescription inForceSinceDay>periodSince inForceFromTo>periodFromTo
	`,
	"schoolWords.placement": `
		placement>title whatTheOfficeDoes>servicesTitle recruiters>recruitersTitle noPlacementsAvailableAt>noRecruiters
		graduated>graduates lookedForWork>sought foundIt>found medianPayAYear>medianPay fromTo>payRange
	`,
	"schoolWords.privacyRequests": `
		yourData>title seeWhatWeStore>lead sendMeTheLink>sendLinkTitle goodToKnow>notesTitle theLinkGoesTo>linkNote
		theAnswerIsThe>sameAnswerNote youHaveOurAnswer>replyTimeNote theMailTakesA>sentNote linkOver>linkExpiredTitle
		aLinkWorksFor>linkExpiredLead haveANewOne>getNewLink everythingUnderAddress>ownDataLead asJson>downloadJson
		asZip>downloadZip records>recordsTitle nothingStored>emptyRecords youAgreed>consentGiven endIt>deleteDraft
		whatFollowsApplication>withdrawEffectApplication whatFollowsOther>withdrawEffectOther
		whatFollowsStored>withdrawEffectStored restricted>restrictedTitle askUs>askTitle correctSomething>correctTitle
		whatIsWrong>correctLabel askToCorrect>sendCorrection eraseEverything>eraseTitle whatIsErased>eraseExplained
		anythingToAdd>eraseLabel askToErase>sendErasure nameSomebody>nominateTitle theirName>nomineeName
		theirEmail>nomineeEmail nameThem>nominate complain>complainTitle whatComplain>complaintLabel
		yourRequests>requestsTitle answerBy>requestDates takeBack>cancelRequest doneTakeBack>doneCancelled
	`,
	"schoolWords.questions": `
		thisAnswerByItself>ownPage somethingElse>askTitle askYourQuestion>askQuestion findInTheQuestions>searchLabel
		find>search questionsThatFamiliesAsk>title questions>crumb noData>notFoundTitle
		thereIsNoQuestion>notFoundDescription alsoAsked>othersTitle noQuestions>foundNone oneQuestion>foundOne
		valueQuestions>foundSeveral
	`,
	"schoolWords.trust": `
		byEMail>byEmail withTheSubjectGrievance>grievanceMailNote byTelephone>byPhone name>schoolName
		feesYear1>firstYearFees part>role nationalHelplineDayAnd>helplineLabel callsWithoutAName>helplineNote
		mandatoryDisclosure>disclosureTitle theSchool>schoolTitle telephone>phone eMail>email
		headOfTheSchool>headOfSchool approvals>approvalsTitle allApprovalsWithThe>allApprovals
		programmesAndIntake>programmesTitle feesAndRefunds>feesTitle allFeesYearBy>allFees facultyAndStaff>staffTitle
		everybodyWithQualificationAnd>allStaff campusAndFacilities>campusTitle theCampusPlaceBy>allCampus
		grievancesAndRagging>grievancesTitle grievancesStepByStep>grievanceSteps
		nationalHelplineAgainstRagging>raggingHelpline noRagging>raggingRules placementAndResults>placementTitle
		placement>placementLink rulesOfThisWebsite>siteRulesTitle termsAndConditions>terms
		theDisclosure>failedDisclosure whoDecides>committeeGloss
	`,
};

/** Messages that several became, by text and group: their parts in brackets. */
export const joined: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	"admissionWords.dates": {
		allClosed: "[applicationsAreNotTaken] <opening>[letUsTellYou]</opening>[oneMailAndNo]",
		someClosed: "[notEveryFormTakes] <opening>[letUsTellYou]</opening>[oneMailAndNo]",
		closing: "[whatItCostsStands] <fees>[fees]</fees>[forADayThat] <contact>[writeToTheAdmissions]</contact>.",
	},
	"admissionWords.fees": {
		refundLess: "{refund}[lessAmount]",
		closing:
			"[whoGetsHelpAnd] <scholarships>[scholarships]</scholarships>[whenToPayThe] <dates>[datesOfAdmission]</dates>[forAnythingThatIs] <contact>[askTheAdmissionsOffice]</contact>.",
		refundRules: "<rules>[cancellationAndRefundsIn]</rules>[theApplicationFeeIncluded]",
	},
	"admissionWords.opening": {
		privacyNote: "[oneMailConfirmsIt] <privacy>[privacyPolicy]</privacy> [says]",
	},
	"admissionWords.programmes": {
		diplomaForm:
			"[withTheCertificateScanned] <form>[diplomaApplicationInText]</form>[forAnythingThatIt] <contact>[writeToTheAdmissions]</contact>.",
		diplomaFormClosed:
			"[withTheCertificateScanned] [applicationForTheDiploma]<opening>[letUsTellYou]</opening>)[forAnythingThatIt] <contact>[writeToTheAdmissions]</contact>.",
		internationalCosts: "[whatItCostsVisa] <budget>[aBudgetForThe]</budget>.",
		closedForProgramme: "{line}. <dates>[seeTheDates]</dates>.",
		closedForm: "{line}. <dates>[seeTheDates]</dates>[orLetUs] <opening>[tellYouWhenIt]</opening>.",
		notOfferedLead: "[nameDoesNotTake] <link>[itsLinkStillOpens]</link>.",
		yearNumber: "[year] {number}",
		comparisonClosing:
			"[feesHereAreThose] <fees>[allFees]</fees>[whenTestsInterviewsAnd] <dates>[datesOfAdmission]</dates>[withACertificateFrom] <international>[internationalInText]</international>.",
	},
	"admissionWords.scholarships": {
		closing:
			"[whatThereIsTo] <fees>[fees]</fees>[whatIsGivenBack] <refunds>[refunds]</refunds>[forYourOwnCase] <contact>[writeToTheAdmissions]</contact>.",
	},
	"admissionWords.visit": {
		visitorCount: "{people, plural, =1 {[onePerson]} other {[peoplePeople]}}",
	},
	"applicationWords.applicationForm": {
		scriptNeededOrPaper:
			"[yourBrowserHasIt] [print] <pdf>[theFormAsA]</pdf>[or] <mail>[writeToEmail]</mail> [orCall] <call>{phone}</call>[andWeSendIt]",
		scriptNeeded: "[yourBrowserHasIt] <mail>[writeToEmail]</mail> [orCall] <call>{phone}</call>[andWeSendIt]",
		paperForm: "<pdf>[theFormAsAPdf]</pdf>[toReadAheadOr]",
		appliedBefore: "[ifYouHaveApplied] <link>[weSendItAgain]</link>.",
	},
	"applicationWords.documents": {
		fileFor: "[file] <what>[forLabel]</what>",
		replacementFor: "[anotherFileInIts] <what>[forLabel]</what>",
		replaceDocument: "[replace] <what>{label}</what>",
		requestDates: "[askedOn] <asked>{askedOn}</asked>[pleaseSendItBy] <due>{dueOn}</due>.",
	},
	"applicationWords.fee": {
		seatFeeAhead: "[theSeatFeeOfSum] [youPayItHere]",
		blockedText: "[somebodyHasPaidThe] <number>{reference}</number>[orIsPayingIt]",
		applicationSafe: "[the] [application] <number>{reference}</number> [isSafe]",
		yourApplicationSafe: "[your] [application] <number>{reference}</number> [isSafe]",
		checkingText: "[thisCanTakeA] [weWriteToYou]",
		checkingFollowed: "[thisCanTakeA] [thePageChangesBy]",
	},
	"applicationWords.link": {
		noAccess: "[noAccessToThat] <mail>[writeToUs]</mail> [orCall] <call>{phone}</call>.",
	},
	"applicationWords.minor": {
		linkFailed: "[theLinkWasNot]. {reason}",
	},
	"applicationWords.payer": {
		linkNote: "[thisLinkShowsWhat] <call>{phone}</call> [orWriteTo] <write>{email}</write> [andNameTheReference]",
	},
	"applicationWords.tracker": {
		replyBy:
			"[pleaseAnswerBy] <date>{day}</date>: {days, plural, =0 {[lastDayIsToday]} one {[oneDayLeft]} other {[daysLeft]}}.",
		beforeReplying:
			"[whatAYearCosts] <fees>[fees]</fees>[whatIsGivenBack] <refunds>[refunds]</refunds>[ifYouWantTo] [writeTo] <mail>{email}</mail> [orCall] <call>{phone}</call>.",
		datesNote: "[whenInterviewsAreAnd] <dates>[datesOfAdmission]</dates>.",
		withdrawnRefund: "[whatBecomesOfA] <refunds>[cancellationAndRefunds]</refunds>.",
		interviewTime: "<moment>{day}, {time}</moment> [indianTime]",
		otherInterviewTime: "[ifYouCannotCome] [writeTo] <mail>{email}</mail> [orCall] <call>{phone}</call>[andWeLookFor]",
		withdrawKept: "[whatYouHaveSent] <privacy>[privacyPolicy]</privacy>.",
		withdrawPaidUnread:
			"[yourFeeIsPaid] [nobodyHasBegunTo][whatThatMeansFor] <refunds>[cancellationAndRefunds]</refunds>.",
		withdrawPaidRead:
			"[yourFeeIsPaid] [yourApplicationHasBeen][whatThatMeansFor] <refunds>[cancellationAndRefunds]</refunds>.",
		sendAsked: "{count, plural, one {[sendTheDocumentThat]} other {[sendTheCountDocuments]}}",
		feeNotDue: "{amount}, [noLongerDue]",
		feeChecking: "{amount}, [beingChecked]",
		feeUnpaid: "{amount}, [toBePaid]",
		feeAttempted: "{amount}, [notPaidYet]",
		feePaid: "{amount}, [feePaid]",
		feeRefunded: "{amount}, [feeRefunded]",
	},
	"formWords.enquiries": {
		chatInstead: "[sooner] <chat>[writeToUsOn]</chat>.",
	},
	"formWords.fields": {
		matchCount: "{length, plural, one {[in1Country]} other {[lengthCountries]}}",
		fileSent: "{size}[sent]",
		step: "<hidden>[stepNumberOfCount] </hidden><step>{name}</step>",
		stepDone: "<hidden>[stepNumberOfCount] </hidden><step>{name}</step><hidden>[done]</hidden>",
		errorCount: "{length, plural, =1 {[oneAnswerNeedsA]} other {[lengthAnswersNeedA]}}",
		fileStatus:
			"{name}, {size}, {state, select, sending {[isBeingSent]} sent {sent} waiting {chosen} other {[notSent]}}",
	},
	"formWords.scanner": {
		photographFor: "[photographIt] <what>[forLabel]</what>",
		rotatePage: "[turn] <page>[pageNumber]</page>",
		movePageEarlier: "[earlier] <page>[pageNumber]</page>",
		movePageLater: "[later] <page>[pageNumber]</page>",
		removePage: "[remove] <page>[pageNumber]</page>",
		leftOut: "{count, plural, one {[onePictureWasLeft]} other {[picturesWereLeft]}}",
	},
	"formWords.wizard": {
		lostLink: "[ifYouSentIt] <link>[weMailYouIts]</link>.",
		notKept: "[thisDeviceDoesNot].",
		notKeptButSavable: "[thisDeviceDoesNot][orSaveThemOn].",
		keptHere: "[yourAnswersAreKept].",
		keptHereAndSent: "[yourAnswersAreKept][andDocumentsAreSent].",
	},
	"frameWords.announcement": {
		announcedOn: "[announcedOn] <time>{day}</time>",
		findOutMore: "[findOutMore]<hidden> [aboutTitle]</hidden>",
		findOutMoreNewTab: "[findOutMore]<hidden> [aboutTitle] [opensInANew]</hidden>",
	},
	"frameWords.asking": {
		speakNow: "[ifYouWouldRather]",
	},
	"frameWords.failures": {
		whatToDo: "[tryThePageAgain] <mail>[writeToUs]</mail> [andNameTheIncident]",
	},
	"frameWords.offline": {
		callUs: "[theAdmissionsOfficeCan] <call>{phone}</call>.",
	},
	"homeWords.home": {
		diplomaNote: "[afterClass10The] <diploma>[diplomaInArchitecture]</diploma>[threeYears]",
		allProgrammes:
			"<programmes>{count, plural, =4 {[all] [four]} other {[all]}} [programmesSideBySide]</programmes>[andWhatThey] <fees>[cost]</fees>. <work>[studentsWork]</work>[fromTheFirstSemester]",
	},
	"listWords.blogs": {
		readingMinutes: "{minutes, plural, one {[aMinuteToRead]} other {[minutesMinutesToRead]}}",
		heading: "<latest>[latestBlogsAt]</latest> <school>{name}</school>",
	},
	"listWords.careers": {
		closedOnDay: "[closedOn] <time>{day}</time>",
		explore: "[explore]<hidden> {title}</hidden>",
	},
	"listWords.gallery": {
		filmTitle: "{title}<hidden> [film]</hidden>",
	},
	"listWords.listing": {
		failureNote: "[theFaultIsOn] {what, select, several {[theyAre]} other {[itIs]}} [usuallyBackWithinA]",
		readMore: "[readMore]<hidden> [aboutTitle]</hidden>",
	},
	"listWords.stories": {
		playFilm: "[playTheFilm]<hidden>: {title}</hidden>",
		filmFailed: "[theFilmDidNot] <watch>[watchItOnYoutube]</watch>",
	},
	"listWords.work": {
		moreWork: "[more] <work>[studentsWorkInText]</work>",
	},
	"payerWords.hindi": {
		linkNote: "[thisLinkShowsWhat] <call>{phone}</call> [orWriteTo] <write>{email}</write> [andNameTheReference]",
	},
	"payerWords.hindiDialog": {
		blockedText: "[somebodyHasPaidThe] <number>{reference}</number>[orIsPayingIt]",
		applicationSafe: "[the] [application] <number>{reference}</number> [isSafe]",
	},
	"payerWords.tamil": {
		linkNote: "[thisLinkShowsWhat] <call>{phone}</call> [orWriteTo] <write>{email}</write> [andNameTheReference]",
	},
	"payerWords.tamilDialog": {
		blockedText: "[somebodyHasPaidThe] <number>{reference}</number>[orIsPayingIt]",
		applicationSafe: "[the] [application] <number>{reference}</number> [isSafe]",
	},
	"schoolWords.about": {
		seeMore: "<achievements>[seeWhatHasCome]</achievements> [or] <staff>[meetTheFacultyAnd]</staff>.",
	},
	"schoolWords.academic": {
		seeMore:
			"{count, plural, =4 {[allFour]} other {[allProgrammes]}} <programmes>[sideBySide]</programmes>[whatThey] <fees>[cost]</fees>[whoGetsA] <scholarships>[scholarship]</scholarships>, <international>[admissionForInternationalStudents]</international>[and] <work>[whatStudentsDrawAnd]</work>[appliedAlready] <find>[findYourApplication]</find>.",
		eligibility: "[eligibility] <hidden>[ofName]</hidden>",
	},
	"schoolWords.approvals": {
		openLetter: "[openTheLetter] <hidden>[ofTitle]</hidden>",
	},
	"schoolWords.campus": {
		placeAbove: "[upTo] {place}",
		placeBelow: "[downTo] {place}",
	},
	"schoolWords.legal": {
		endedNote: "[itNoLongerIs] <current>[readTheVersionThat]</current>.",
		seeAlso: "[readAlsoThe] <other>{title}</other>[or] <contact>[askUs]</contact> [whatYouDoNot]",
		versionOnThisPage: "{period}[alsoOnThisPage]",
	},
	"schoolWords.placement": {
		writeToUs:
			"[youRunAPractice] <contact>[writeToThePlacement]</contact>[youLookedForWork] <alumni>[findYourBatch]</alumni>.",
		recordTitle: "{count, plural, one {[theLastBatch]} other {[theLastBatches]}} [inNumbers]",
		recordLegend:
			"[aWindowAGraduate] <found>[foundWork]</found> <sought>[stillLooking]</sought> <other>[didNotLook]</other>",
		placedShare: "{percent}% <label>[placed]</label>",
	},
	"schoolWords.privacyRequests": {
		noAccess: "[noAccessToThat] <mail>[writeToUs]</mail> [orCall] <call>{phone}</call>.",
		seeAlso: "[readAlsoThe] <policy>[privacyPolicy]</policy>.",
		refersTo: "[itRefersTo] <links>{texts}</links>.",
		legalVersion: "{title}, [versionNumber]",
		requestTitle:
			"Request {number}, {kind, select, correct {[kindCorrect]} erase {[kindErase]} withdraw {[kindWithdraw]} nominate {[kindNominate]} other {[kindGrievance]}}: {state, select, open {[stateOpen]} done {[stateDone]} refused {[stateRefused]} other {[stateTakenBack]}}",
	},
	"schoolWords.questions": {
		callOrEmail: "[ring] <call>{phone}</call>[orWriteTo] <mail>{email}</mail>.",
	},
	"schoolWords.trust": {
		raggingNote: "[forRaggingCallThe] <helpline>[helpline]</helpline> [atOnce]",
		portalNote: "[thePortalIs] <portal>[antiraggingIn]</portal>.",
		otherGrievances: "[isSomethingElseWrong] <grievances>[grievances]</grievances>.",
		refundsAndScholarships: "<refunds>[cancellationAndRefunds]</refunds>, <scholarships>[scholarships]</scholarships>",
	},
};

/** What the product said in these parts. */
export const formerParts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	"admissionWords.dates": {
		applicationsAreNotTaken: "Applications are closed today.",
		letUsTellYou: "Email me when they open",
		oneMailAndNo: ". We’ll send that one email and nothing else.",
		notEveryFormTakes: "Some forms are closed today.",
		whatItCostsStands: "For costs, see",
		fees: "fees",
		forADayThat: ". If a day doesn’t suit you,",
		writeToTheAdmissions: "contact the admissions office",
	},
	"admissionWords.fees": {
		lessAmount: ", less {less}",
		whoGetsHelpAnd: "For help with the fees, see",
		scholarships: "scholarships",
		whenToPayThe: ". To see when the first half is due, check the",
		datesOfAdmission: "admission dates",
		forAnythingThatIs: ". For anything else,",
		askTheAdmissionsOffice: "ask the admissions office",
		cancellationAndRefundsIn: "Full rules on cancellation and refunds",
		theApplicationFeeIncluded: ", including the application fee.",
	},
	"admissionWords.opening": {
		oneMailConfirmsIt:
			"We’ll email you once to confirm and once when applications open. You can unsubscribe from either email. We delete your address {daysAfter} days after the second one, as our",
		privacyPolicy: "privacy policy",
		says: "says.",
	},
	"admissionWords.programmes": {
		withTheCertificateScanned: "Once you’ve scanned the certificate, go on to the",
		diplomaApplicationInText: "diploma application",
		forAnythingThatIt: ". For anything else,",
		writeToTheAdmissions: "contact the admissions office",
		applicationForTheDiploma: "diploma application when admissions open (",
		letUsTellYou: "email me when they do",
		whatItCostsVisa: "For costs, including visa and insurance, see",
		aBudgetForThe: "a budget for the first year",
		seeTheDates: "See the dates",
		orLetUs: ", or",
		tellYouWhenIt: "get an email when it opens",
		nameDoesNotTake: "{name} doesn’t take applications for it. If you’ve sent us one before,",
		itsLinkStillOpens: "its link still works",
		year: "Year",
		feesHereAreThose: "Fees shown here are for the first year, without hostel and mess. See",
		allFees: "all fees",
		whenTestsInterviewsAnd: ". For tests, interviews and selection lists, see",
		datesOfAdmission: "admission dates",
		withACertificateFrom: ". With a certificate from abroad, see",
		internationalInText: "international students",
	},
	"admissionWords.scholarships": {
		whatThereIsTo: "For costs, see",
		fees: "fees",
		whatIsGivenBack: ". For money you get back if you leave, see",
		refunds: "refunds",
		forYourOwnCase: ". To ask about your own case,",
		writeToTheAdmissions: "contact the admissions office",
	},
	"admissionWords.visit": {
		onePerson: "One person",
		peoplePeople: "{people} people",
	},
	"applicationWords.applicationForm": {
		yourBrowserHasIt: "Your browser has it turned off. Turn it on and reload the page. Or apply on paper:",
		print: "print",
		theFormAsA: "the form as a PDF",
		or: ", or",
		writeToEmail: "email {email}",
		orCall: "or call",
		andWeSendIt: ", and we’ll post it to you. The questions of its first step are below.",
		theFormAsAPdf: "The form as a PDF",
		toReadAheadOr: ", to read in advance, or to fill in by hand and post to us.",
		ifYouHaveApplied:
			"If you’ve already applied, nothing changes. The link in our email shows your application, and you can still pay its fee there. If you’ve lost it,",
		weSendItAgain: "we’ll send it again",
	},
	"applicationWords.documents": {
		file: "File",
		forLabel: "for {label}",
		anotherFileInIts: "Replacement file",
		replace: "Replace",
		askedOn: "Requested on",
		pleaseSendItBy: ". Send it by",
	},
	"applicationWords.fee": {
		theSeatFeeOfSum: "When you accept, you’ll need to pay a seat acceptance fee of {sum}.",
		youPayItHere: "You pay it on this page, within {days} days.",
		somebodyHasPaidThe: "Someone has paid the fee for",
		orIsPayingIt: ", or is paying it now, and the bank hasn’t confirmed yet.",
		the: "The",
		application: "application",
		isSafe: "is safe.",
		your: "Your",
		thisCanTakeA: "This can take a few minutes.",
		weWriteToYou: "We’ll email you when we’ve received the fee.",
		thePageChangesBy:
			"This page updates automatically when the bank confirms. You can also close it. We’ll email you when we’ve received the fee.",
	},
	"applicationWords.link": {
		noAccessToThat: "No longer have access to that email?",
		writeToUs: "Email us",
		orCall: "or call",
	},
	"applicationWords.minor": {
		theLinkWasNot: "We couldn’t create the link",
	},
	"applicationWords.payer": {
		thisLinkShowsWhat:
			"This link shows only this page and nothing else of the application. If something here looks wrong, call",
		orWriteTo: "or email",
		andNameTheReference: "and give the application number.",
	},
	"applicationWords.tracker": {
		pleaseAnswerBy: "Reply by",
		lastDayIsToday: "today is the last day",
		oneDayLeft: "1 day left",
		daysLeft: "{days} days left",
		whatAYearCosts: "For the cost of a year, see",
		fees: "fees",
		whatIsGivenBack: ". If you can’t join after all, see",
		refunds: "refunds",
		ifYouWantTo: ". If you have a question first,",
		writeTo: "email",
		orCall: "or call",
		whenInterviewsAreAnd: "For interviews and selection lists, see",
		datesOfAdmission: "admission dates",
		whatBecomesOfA: "If you’ve paid the fee, see",
		cancellationAndRefunds: "cancellation and refunds",
		indianTime: "IST",
		ifYouCannotCome: "If you can’t come then,",
		andWeLookFor: ", and we’ll find another time.",
		whatYouHaveSent:
			"We keep what you sent until we delete all of this year’s applications. To have it deleted sooner, see our",
		privacyPolicy: "privacy policy",
		yourFeeIsPaid: "Your fee is paid, and",
		nobodyHasBegunTo: "we haven’t started reviewing your application",
		whatThatMeansFor: ". To see what this means for the fee, read",
		yourApplicationHasBeen: "we’ve started reviewing your application",
		sendTheDocumentThat: "send the document we asked for",
		sendTheCountDocuments: "send the {count} documents we asked for",
		noLongerDue: "not due",
		beingChecked: "payment being checked",
		toBePaid: "unpaid",
		notPaidYet: "unpaid (payment attempted)",
		feePaid: "paid",
		feeRefunded: "refunded",
	},
	"formWords.enquiries": {
		sooner: "Need an answer sooner?",
		writeToUsOn: "Message us on WhatsApp",
	},
	"formWords.fields": {
		in1Country: "1 country",
		lengthCountries: "{length} countries",
		sent: ", sent",
		stepNumberOfCount: "Step {number} of {count}:",
		done: ", done",
		oneAnswerNeedsA: "One answer needs attention",
		lengthAnswersNeedA: "{length} answers need attention",
		isBeingSent: "is being sent",
		notSent: "not sent",
	},
	"formWords.scanner": {
		photographIt: "Photograph it",
		forLabel: "for {label}",
		turn: "Rotate",
		pageNumber: "page {number}",
		earlier: "Earlier",
		later: "Later",
		remove: "Remove",
		onePictureWasLeft: "One photo was left out",
		picturesWereLeft: "{count} photos were left out",
	},
	"formWords.wizard": {
		ifYouSentIt: "If you sent it or saved another one,",
		weMailYouIts: "we’ll email you its link",
		thisDeviceDoesNot: "This device doesn’t let us keep your answers. Finish in one go, without reloading",
		orSaveThemOn: ", or save them on the school’s server",
		yourAnswersAreKept: "We keep your answers on this device for 7 days",
		andDocumentsAreSent: ", and send documents as you choose them",
	},
	"frameWords.announcement": {
		announcedOn: "Announced on",
		findOutMore: "Find out more",
		aboutTitle: "about {title}",
		opensInANew: "(opens in a new tab)",
	},
	"frameWords.asking": {
		ifYouWouldRather: "If you’d rather speak to someone now:",
	},
	"frameWords.failures": {
		tryThePageAgain: "Try again in a few minutes. If it keeps happening,",
		writeToUs: "email us",
		andNameTheIncident: "and give the incident number below.",
	},
	"frameWords.offline": {
		theAdmissionsOfficeCan: "Call the admissions office on",
	},
	"homeWords.home": {
		afterClass10The: "After class 10: the",
		diplomaInArchitecture: "Diploma in Architecture",
		threeYears: ", three years.",
		all: "All",
		four: "four",
		programmesSideBySide: "programmes side by side",
		andWhatThey: ", and what they",
		cost: "cost",
		studentsWork: "Students’ work",
		fromTheFirstSemester: ", from the first semester to the thesis.",
	},
	"listWords.blogs": {
		aMinuteToRead: "1 minute",
		minutesMinutesToRead: "{minutes} minutes",
		latestBlogsAt: "LATEST BLOGS AT",
	},
	"listWords.careers": {
		closedOn: "Closed on",
		explore: "Explore",
	},
	"listWords.gallery": {
		film: "(video)",
	},
	"listWords.listing": {
		theFaultIsOn: "The problem is on our side, and we’ve been notified.",
		theyAre: "They’re",
		itIs: "It’s",
		usuallyBackWithinA: "usually back within a minute.",
		readMore: "Read More",
		aboutTitle: "about {title}",
	},
	"listWords.stories": {
		playTheFilm: "Play the video",
		theFilmDidNot: "The video didn’t load.",
		watchItOnYoutube: "Watch it on YouTube",
	},
	"listWords.work": {
		more: "More",
		studentsWorkInText: "students’ work",
	},
	"payerWords.hindi": {
		thisLinkShowsWhat: "इस लिंक से सिर्फ़ वही दिखता है जो इस पेज पर है। आवेदन की और कोई जानकारी नहीं खुलती। कुछ सही न लगे तो",
		orWriteTo: "पर फ़ोन करें या",
		andNameTheReference: "पर ईमेल भेजें। आवेदन संख्या ज़रूर बताएँ।",
	},
	"payerWords.hindiDialog": {
		somebodyHasPaidThe: "आवेदन संख्या",
		orIsPayingIt: ": शुल्क का भुगतान हो चुका है, या अभी हो रहा है। बैंक का उत्तर अभी नहीं आया है।",
		the: "यह",
		application: "आवेदन",
		isSafe: "सुरक्षित है।",
	},
	"payerWords.tamil": {
		thisLinkShowsWhat:
			"இந்த இணைப்பில் இந்தப் பக்கத்தில் உள்ளவை மட்டுமே தெரியும். விண்ணப்பத்தின் வேறு எதுவும் திறக்காது. ஏதாவது சரியாக இல்லை எனில்,",
		orWriteTo: "என்ற எண்ணில் அழையுங்கள், அல்லது",
		andNameTheReference: "என்ற முகவரிக்கு மின்னஞ்சல் அனுப்புங்கள். விண்ணப்ப எண்ணைக் குறிப்பிடுங்கள்.",
	},
	"payerWords.tamilDialog": {
		somebodyHasPaidThe: "விண்ணப்ப எண்",
		orIsPayingIt: ": கட்டணம் ஏற்கெனவே செலுத்தப்பட்டது, அல்லது இப்போது செலுத்தப்படுகிறது. வங்கி இன்னும் பதிலளிக்கவில்லை.",
		the: "இந்த",
		application: "விண்ணப்பம்",
		isSafe: "பாதுகாப்பாக உள்ளது.",
	},
	"schoolWords.about": {
		seeWhatHasCome: "See our achievements",
		or: "or",
		meetTheFacultyAnd: "meet the faculty and staff",
	},
	"schoolWords.academic": {
		allFour: "All four",
		allProgrammes: "All programmes",
		sideBySide: "side by side",
		whatThey: ", what they",
		cost: "cost",
		whoGetsA: ", who gets a",
		scholarship: "scholarship",
		admissionForInternationalStudents: "admission for international students",
		and: ", and",
		whatStudentsDrawAnd: "what students draw and build",
		appliedAlready: ". Applied already?",
		findYourApplication: "Find your application",
		eligibility: "Eligibility",
		ofName: "of {name}",
	},
	"schoolWords.approvals": {
		openTheLetter: "Open the letter",
		ofTitle: "of {title}",
	},
	"schoolWords.campus": {
		upTo: "Up to",
		downTo: "Down to",
	},
	"schoolWords.legal": {
		itNoLongerIs: "It no longer applies.",
		readTheVersionThat: "Read the version that is",
		readAlsoThe: "See also the",
		or: ", or",
		askUs: "ask us",
		whatYouDoNot: "about anything you can’t find here.",
		alsoOnThisPage: ", on this page",
	},
	"schoolWords.placement": {
		youRunAPractice: "Do you run a practice and want to come up the hill?",
		writeToThePlacement: "Contact the placement office",
		youLookedForWork: ". Did you once look for work from here yourself?",
		findYourBatch: "Find your batch",
		theLastBatch: "The last batch",
		theLastBatches: "The last batches",
		inNumbers: "in numbers",
		aWindowAGraduate: "One window per graduate:",
		foundWork: "found work",
		stillLooking: "still looking",
		didNotLook: "did not look",
		placed: "placed",
	},
	"schoolWords.privacyRequests": {
		noAccessToThat: "No longer have access to that email?",
		writeToUs: "Email us",
		orCall: "or call",
		readAlsoThe: "See also the",
		privacyPolicy: "privacy policy",
		itRefersTo: "It refers to",
		versionNumber: "version {number}",
		kindCorrect: "a correction",
		kindErase: "an erasure",
		kindWithdraw: "a withdrawal of consent",
		kindNominate: "a nomination",
		kindGrievance: "a complaint",
		stateOpen: "open",
		stateDone: "done",
		stateRefused: "refused",
		stateTakenBack: "cancelled",
	},
	"schoolWords.questions": {
		ring: "Call",
		orWriteTo: ", or email",
	},
	"schoolWords.trust": {
		forRaggingCallThe: "For ragging, call the",
		helpline: "helpline",
		atOnce: "at once.",
		thePortalIs: "The portal is",
		antiraggingIn: "antiragging.in",
		isSomethingElseWrong: "Is something else wrong? See",
		grievances: "grievances",
		cancellationAndRefunds: "Cancellation and refunds",
		scholarships: "scholarships",
	},
};
