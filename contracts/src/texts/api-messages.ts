/**
 * What the API says to people beyond `texts`: all of it is ours, in the manner of the specification's messages. A
 * browser receives these sentences and never needs the list: only servers and tests import it.
 */
export const apiMessages = {
  request: {
    loginNeeded: 'Please Log In To Continue',
    tooMany: 'Too Many Requests, Please Try Again In A Few Minutes',
    notUnderstood: 'The Request Could Not Be Understood',
    methodNotAllowed: 'Method Not Allowed',
    tooLarge: 'The File Or Message Is Too Large',
    contentRefused: 'This Kind Of Content Is Not Accepted',
    pageOutdated: 'This Page Is Out Of Date, Please Try Again',
    databaseDown: 'The Database Does Not Respond',
    pictureMissing: 'Picture Not Found',
    exportRefused: 'Please Choose Again What To Export',
  },
  account: {
    wrongCredentials: 'Email Or Password Is Incorrect',
    wrongPassword: 'Current Password Is Incorrect',
    noPassword: 'This Account Has No Password Yet, Use Forgot Password To Choose One',
    resetLinkInvalid: 'This Link Is No Longer Valid, Please Ask For A New One',
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
    wasStopped: (area: string, version: string): string =>
      `${area} ${version} Was Stopped: Give Its Version Number To Promote It Anyway`,
    wasRolledBack: (area: string, version: string): string =>
      `${area} ${version} Was Rolled Back: Give Its Version Number To Promote It Anyway`,
    nothingLive: (area: string): string => `${area} Has No Live Version Yet: Promote One To Everybody First`,
    alreadyLive: (area: string, version: string): string => `${area} ${version} Is Already Live For Everybody`,
    neverLive: (area: string, version: string): string => `${area} ${version} Was Never Live: Promote It Instead`,
    rollBackOutdated: (area: string): string => `The Release Of ${area} Has Changed, Please Check It Again`,
    noEarlierVersion: (area: string): string => `There Is No Earlier Version Of ${area} To Roll Back To`,
  },
} as const;
