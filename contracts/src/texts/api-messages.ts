/** '45 Seconds', '1 Minute', '1 Hour'; rounded up, so that nobody comes too early. */
export function durationText(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  const [value, unit] =
    seconds < 60
      ? [seconds, 'Second']
      : seconds <= 59 * 60
        ? [Math.ceil(seconds / 60), 'Minute']
        : [Math.ceil(seconds / 3_600), 'Hour'];
  return `${value} ${unit}${value === 1 ? '' : 's'}`;
}

/**
 * What the API says to people beyond `texts`: all of it is ours, in the manner of the specification's messages. A
 * browser receives these sentences and never needs the list: only servers and tests import it.
 */
export const apiMessages = {
  request: {
    loginNeeded: 'Please Log In To Continue',
    tooMany: (msLeft: number): string => `Too Many Requests, Please Try Again In ${durationText(msLeft)}`,
    workNeeded: (msLeft: number): string =>
      `Many Requests Came From Your Network: Your Browser Has To Work For This One, Or Wait ${durationText(msLeft)}`,
    notUnderstood: 'The Request Could Not Be Understood',
    methodNotAllowed: 'Method Not Allowed',
    tooLarge: 'The File Or Message Is Too Large',
    contentRefused: 'This Kind Of Content Is Not Accepted',
    keyReused: 'This Request Was Sent Before With Other Contents',
    stillRunning: 'This Was Sent Before And Is Still Being Worked On, Please Look Whether It Is There',
    pageOutdated: 'This Page Is Out Of Date, Please Try Again',
    databaseDown: 'The Database Does Not Respond',
    pictureMissing: 'Picture Not Found',
    exportRefused: 'Please Choose Again What To Export',
  },
  account: {
    wrongCredentials: 'Email Or Password Is Incorrect',
    wrongPassword: 'Current Password Is Incorrect',
    passwordWrong: 'Password Is Incorrect',
    passwordCommon: 'This Password Is One Of The Most Common, Choose Another',
    passwordOfWords: 'This Password Is Only Your Name Or Words Of This Site, Choose Another',
    passwordBreached: 'This Password Is Known From A Breach, Choose Another',
    reauthenticationNeeded: 'Please Confirm That It Is You',
    confirmed: 'Thank You, It Is You',
    secondFactorNeeded: 'One More Step: Confirm It With Your Passkey Or A Code',
    workNeeded: 'Too Many Wrong Passwords: Your Browser Has To Work For The Next One, Or Wait 15 Minutes',
    factorRequired: 'Administrators Need A Passkey Or An Authenticator App, Please Add One',
    signInExpired: 'This Took Too Long Or Too Many Tries, Please Log In Again',
    codeWrong: 'This Code Is Not Right, Or It Was Used Already',
    passkeyWrong: 'This Passkey Was Not Accepted',
    passkeyKnown: 'This Passkey Is Already Added',
    passkeyMissing: 'Passkey Not Found',
    passkeyNameMissing: 'Name Is Missing',
    passkeyAdded: 'Passkey Added Successfully',
    passkeyRenamed: 'Passkey Renamed Successfully',
    passkeyRemoved: 'Passkey Removed Successfully',
    tooManyPasskeys: 'You Have Too Many Passkeys, Remove One First',
    totpThere: 'You Have An Authenticator App Already, Remove It First',
    totpMissing: 'There Is No Authenticator App',
    totpAdded: 'Authenticator App Added Successfully',
    totpRemoved: 'Authenticator App Removed Successfully',
    nothingToRecover: 'Add A Passkey Or An Authenticator App First',
    recoveryCodesMade: 'New Recovery Codes Made Successfully',
    methodUnavailable: 'This Way To Confirm Is Not Available For Your Account',
    noPassword: 'This Account Has No Password Yet, Use Forgot Password To Choose One',
    resetLinkInvalid: 'This Link Is No Longer Valid, Please Ask For A New One',
    signInReported: 'Everybody Is Signed Out, Choose A New Password Now',
    factorResetRequested: 'Another Administrator Has To Approve It Now',
    factorResetApproved: 'Passkeys, App And Recovery Codes Are Removed',
    factorResetDropped: 'Nothing Is Removed',
    factorResetMissing: 'This Request Is No Longer There',
    factorResetThere: 'Somebody Asked For This Already, Approve It Or Drop It',
    noFactor: 'This Account Has No Passkey And No Authenticator App',
    ownFactorReset: 'Ask Two Other Administrators To Reset Your Own Account',
    sameAdministrator: 'A Second Administrator Has To Approve It',
    newAdministrator: 'You Became An Administrator This Week, Ask Another One',
    requesterGone: 'Who Asked Is No Administrator Any More, Drop It And Ask Again',
    signedOutEverywhere: 'Signed Out On All Devices',
    ownDevices: 'End Your Own Devices In Sign-In And Security',
    avatarRefused: 'Choose A Picture Of Type jpg, jpeg, svg Or png',
    emailUnverified: 'Your Email Address Is Not Verified',
    unusable: 'This Account Can Not Be Used',
    userMissing: 'User Not Found',
    deviceSignedOut: 'The Device Is Signed Out',
    othersSignedOut: 'Signed Out Everywhere Else',
    deviceMissing: 'This Device Is No Longer Signed In',
  },
  course: {
    created: 'Course Created Successfully',
    draftSaved: 'Draft Saved Successfully',
    updated: 'Course Updated Successfully',
    deleted: 'Course Deleted Successfully',
    rated: 'Rating Updated Successfully',
    savedByOther: 'Somebody Else Saved This Course While You Were Editing It',
    archived: 'This Course Was Deleted: Its Learners Keep It As It Is',
    thumbnailRefused: 'Thumbnail Must Be A .jpg, .png, .jfif Or .jpeg Picture',
    thumbnailTooLarge: 'Thumbnail Must Have At Most 50 Million Pixels',
  },
  lecture: {
    created: 'Lecture Created Successfully',
    updated: 'Lecture Updated Successfully',
    deleted: 'Lecture Deleted Successfully',
    reordered: 'Lectures Reordered Successfully',
    published: (count: number): string =>
      count === 0 ? 'No Draft Is Ready Yet' : count === 1 ? '1 Lecture Published' : `${count} Lectures Published`,
    savedByOther: 'Somebody Else Saved This Lecture While You Were Editing It',
    orderOutdated: 'The Lectures Of This Course Have Changed, Please Try Again',
    youtubeLinkInvalid: 'Provide Valid Youtube Link',
    captionsTooLarge: 'Choose A File Of At Most 512 KB',
  },
  video: {
    preparing: 'The Video Is Being Prepared Again',
    notFailed: 'Only A Failed Video Can Be Prepared Again',
    fileUnusable: 'This File Can Not Be Prepared, Please Choose Another One',
    fileMissing: 'The Uploaded File Is Missing, Please Upload It Again',
    wrongType: 'Video Must Be Of Type .mp4, .avi, .mkv, .wmv Or .flv',
    tooLarge: 'Choose A Video Of At Most 1 GB',
  },
  upload: {
    missing: 'This Upload No Longer Exists',
    taken: 'This Upload Already Belongs To A Lecture',
    busy: 'This Upload Is Busy, Please Try Again',
    tooManyOpen: 'Too Many Uploads Are Open, Finish Or Cancel Some Of Them',
    fileEmpty: 'This File Is Empty',
    incomplete: 'The Upload Request Is Incomplete',
    wrongPosition: 'The Upload Must Continue From Another Position',
    versionUnsupported: 'This Version Of The Upload Protocol Is Not Supported',
  },
  learning: {
    noteDeleted: 'Note Deleted Successfully',
    noteMissing: 'Note Not Found',
    tooManyNotes: 'You Have Too Many Notes In This Lecture, Delete Some To Add More',
    questionSent: 'Question Sent Successfully',
    questionDeleted: 'Question Deleted Successfully',
    questionMissing: 'Question Not Found',
    questionAnswered: 'An Answered Question Can Not Be Deleted',
    certificateMissing: 'Certificate Not Found',
  },
  payment: {
    missing: 'Payment Not Found',
    invoiceMissing: 'Invoice Not Found',
    creditNoteMissing: 'Credit Note Not Found',
    eventUnreadable: 'This Is Not A Payment Event',
    signatureWrong: 'The Signature Does Not Match',
  },
  contact: {
    alreadyAnswered: 'Somebody Else Has Already Answered This Message',
  },
  /** Areas bear their short names ('catalog'), as on the command line. */
  release: {
    tokenWrong: 'The Release Token Is Wrong',
    hostUnknown: 'The API Does Not Know The Live Shell Yet: Start The Front Server First',
    noVersion: (area: string): string => `There Is No Version Of ${area} Yet: Publish One First`,
    unknown: (area: string, version: string): string => `${area} ${version} Does Not Exist`,
    unpublished: (area: string, version: string): string => `${area} ${version} Does Not Exist: Publish It First`,
    changed: (area: string, version: string): string =>
      `${area} ${version} Is Already Published With Other Contents: Use A New Version Number`,
    mapsOfOthers: (file: string): string => `${file} Is No Script Of This Version`,
    mapsTooLarge: 'The Source Maps Of A Version Take 6 MB At Most',
    wasStopped: (area: string, version: string): string =>
      `${area} ${version} Was Stopped: Give Its Version Number To Promote It Anyway`,
    wasRolledBack: (area: string, version: string): string =>
      `${area} ${version} Was Rolled Back: Give Its Version Number To Promote It Anyway`,
    nothingLive: (area: string): string => `${area} Has No Live Version Yet: Promote One To Everybody First`,
    alreadyLive: (area: string, version: string): string => `${area} ${version} Is Already Live For Everybody`,
    neverLive: (area: string, version: string): string => `${area} ${version} Was Never Live: Promote It Instead`,
    rollBackOutdated: (area: string): string => `The Release Of ${area} Has Changed, Please Check It Again`,
    notGranted: (area: string): string => `There Is No Area ${area}: An Administrator Grants Its Name And Paths First`,
    grantOverlaps: (problems: string): string => `The Area Can Not Be Granted: ${problems}`,
    grantedByPeople: 'Administrators Grant Names And Paths, Builds Do Not',
    isBuiltIn: (area: string): string => `The Site Came With ${area}: It Can Not Be Taken Back`,
    basePrivate: (area: string): string => `The Files Of ${area} Need A Public Address`,
    grantBaseMissing: (area: string): string => `The Grant Of ${area} Needs The Address Of Its Files`,
    notServedThere: (area: string, version: string, base: string): string =>
      `${base} Does Not Have ${area} ${version}, Which Browsers May Ask For: Copy The Files There First`,
    filesGuarded: (area: string): string =>
      `Files Of An Area For Administrators Only, And Of No Other, Are At /remotes/${area}`,
    tokenRefused: 'The Release Token Is Not Accepted: It Is Expired, Or Of No Trusted Publisher',
    firstOnly: (area: string): string =>
      `In Production RELEASE_TOKEN Is For First Releases: ${area} Is Released With Tokens Of An OpenID Issuer`,
    otherArea: (area: string): string => `This Token May Not Release ${area}`,
    issuerDown: 'The Issuer Of The Release Token Does Not Answer, Please Try Again',
    frozen: (area: string, until: string, reason: string): string =>
      `${area} Is Frozen Until ${until}: ${reason}. Rollbacks Are Possible`,
    held: 'Waits For A Second Owner',
    nothingHeld: (area: string): string => `Nothing Of ${area} Waits For A Second Owner`,
    notSecondOwner: (area: string): string => `Only Another Owner Of ${area} May Approve This`,
    replayFailed: 'The Recorded Calls Could Not Be Replayed Now, Please Try Again',
    noWebhook: 'This Webhook Does Not Exist',
    noSigningKey: 'This Signing Key Does Not Exist',
    noTrustedPublisher: 'The Area Has No Such Trusted Publisher',
    rehearsedLater: (area: string, version: string): string =>
      `A Later Rehearsal Of ${area} ${version} Is Known Already`,
    rehearsedInFuture: 'The Rehearsal Is Finished In The Future: Check The Clock Of The Machine',
    noPreview: 'This Preview Is Over',
    noFreeze: 'This Freeze Does Not Exist',
    noRollout: (area: string): string => `No Rollout Of ${area} Is Running`,
    notHalted: (area: string): string => `No Rollout Of ${area} Is Halted`,
    noEarlierVersion: (area: string): string => `There Is No Earlier Version Of ${area} To Roll Back To`,
  },
} as const;
