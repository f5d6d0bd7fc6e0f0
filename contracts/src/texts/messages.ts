/**
 * Every literal message of the specification (sections 5, 6 and 8), odd spelling included, for browser and server; our
 * own messages follow its style. A test freezes them.
 */
export const session = {
  serverDown: 'Server Is Down, Please Try Again Later',
  loggedIn: 'LoggedIn Successfully',
  errorInLoggedIn: 'Error In logged In',
  loggedOut: 'Logged Out Successfully',
  accountCreated: 'Account Created Successfully',
  loginToEnroll: 'Please Login To Enroll',
} as const;

export const account = {
  fallback: 'Error Occurred Please Try Again',
  profileFallback: 'Error Occurred In Profile Update, Try Again',
  deleteFallback: 'Error In Deleting Account, Please Try Later',
  resetMailSent: 'Email Is Sent To Reset Your Password',
  passwordReset: 'Password Reset Successfully',
  passwordChanged: 'Password Changed Successfully',
  profileUpdated: 'Profile Updated Successfully',
  accountDeleted: 'Account Deleted Successfully',
  adminCannotDelete: 'Admin Account Can Not Delete',
  fetchPeopleFailed: 'Error In Fetching Students And Instructors',
  userIdMissing: 'UserId Is Missing',
} as const;

export const progress = {
  creatingAccount: 'Creating Your Account',
  verifyingCredentials: 'Verifying Credentials...',
  loggingOut: 'Logging Out...',
  sendingMail: 'Sending Mail...',
  resettingPassword: 'Reseting Your Password...',
  changingPassword: 'Changing Your Password...',
  updatingProfile: 'Updating Your Profile...',
  deletingAccount: 'Deleting Your Account...',
  deletingUser: 'Deleting User Account...',
  fetchingPayments: 'Fetching Payment Details...',
  changingRole: 'Changing The Role...',
  refunding: 'Refunding The Payment...',
  savingCoupon: 'Saving The Coupon...',
  deletingCoupon: 'Deleting The Coupon...',
  sendingAnswer: 'Sending Your Answer...',
  releasing: 'Changing The Release...',
  verifyingPayment: 'Payment Is Verifying...',
} as const;

export const validation = {
  emailMissing: 'Email Is Missing',
  passwordMissing: 'Password Is Missing',
  emailInvalid: 'Enter Valid Email Address',
  nameRequired: 'Name Is Required',
  emailRequired: 'Email Is Required',
  passwordRequired: 'Password Is Required',
  passwordShort: 'Password Must Be Atleast 6 Character Long',
  newPasswordShort: 'New Password Must Be Atleast 6 Character Long',
  nameShort: 'Name Is Too Short',
  contactInvalid: 'Provide Valid Contact Number',
  linkedinInvalid: 'Provide Valid LinkedIn Link',
  addressShort: 'Address Is Too Short',
  captchaRequired: 'CAPTCHA verification is required!',
  contactEmailInvalid: 'please enter valid email',
  phoneInvalid: 'Provide Valid 10 digit Indian Phone Number',
  fieldsMandatory: 'All Marked Fields Are Mandatory',
  titleShort: 'Title Is Too Short',
  titleLong: 'Title Is Too Long',
  descriptionShort: 'Description Is Too Short, It Should Have Atleast 60 Characters',
  descriptionLongOnCreate: 'Description Is Too Long, It Should Have less than 3000 Characters',
  descriptionLongOnEdit: 'Description Is Too Long',
  priceHigh: 'Maximum Price Of Course Must be less than 1,00,000rs',
  priceNegative: "Price Can't be Negative",
  priceFraction: 'Price Must Be A Whole Number Of Rupees',
  discountFraction: 'Discount Must Be A Whole Number',
  discountNegative: "Discount Can't be Negative",
  discountHigh: "Discount Can't be More than 100%",
  videoOrLink: 'Please Provide Either Video link Or Upload A Video',
  topicRequired: 'Topic Is Required!',
  creatorMissing: 'User Not Logged In, Please Login, And Try',
} as const;

export const course = {
  fetchFailed: 'Error In Fetching Courses',
  fetchSubscribedFailed: 'Error In Fetching Subscribed Courses',
  fetchCreatedFailed: 'Error In Fetching Created Courses',
  ratingFailed: 'Error In Updating Course Rating',
  fetchInstructorFailed: 'Error In Fetching Instructor Courses',
  createFailed: 'Error In Creating Course',
  updateFailed: 'Error In Updating Course',
  deleteFailed: 'Error In Delete Your Course',
  detailsFailed: 'Error In Getting Course Details',
  idNotFound: 'CourseId Not Found',
  notExists: 'Course Is Not Exists, Please Create Course and Add Lectures',
  doesntExists: "Course Doesn't Exists, Please Create Course and Add Lectures",
} as const;

export const lecture = {
  createFailed: 'Error In Creating Lecture',
  updateFailed: 'Error In Updating Lecture',
  deleteFailed: 'Error In Deleting Lecture',
  courseIdMissing: 'CourseId Is Not Provided',
  missing: "Lecture Doesn't Exist",
  noVideo: 'No Video Available For This Lecture',
  noLecture: 'No Lecture Available For This Course',
} as const;

export const contact = {
  received: 'We received your message',
  failed: 'Error in sending your message',
} as const;

export const payment = {
  initiateFailed: 'Error In initiating the payment',
  wentWrong: 'Something Went Wrong, Please Try Again',
  cancelled: 'Payment Is Cancelled',
  verifyFailed: 'Error In Verifying The Payment, Try Again Later',
  alreadyOwned: 'Your have Already Purchased The Course',
  enrolled: 'Enrolled Successfully',
  fetched: 'Payments Fetch Successfully',
  fetchFailed: 'Error In Fetching Payment Details',
  instructorCannotBuy: "Instructor Can't Purchase A Course",
  adminCannotBuy: "Admin Can't Purchase A Course",
  /** Our own: the specification has no message for this. */
  givenBack: 'You Already Own This Course, Your Payment Will Be Refunded',
} as const;

/** Our own: the specification has no messages for these. */
export const admin = {
  roleChanged: 'Role Changed Successfully',
  roleFailed: 'Error In Changing The Role',
  ownRole: 'You Can Not Change Your Own Role',
  adminRole: 'The Role Of An Administrator Can Not Be Changed Here',
  statisticsFailed: 'Error In Fetching The Statistics',
  refunded: 'Payment Refunded Successfully',
  refundFailed: 'Error In Refunding The Payment',
  notRefundable: 'This Payment Can Not Be Refunded',
  alreadyRefunded: 'This Payment Is Already Refunded',
  reasonMissing: 'Reason Is Required',
  reasonLong: 'Reason Is Too Long',
  messagesFailed: 'Error In Fetching Messages',
  messageMissing: 'Message Not Found',
  answerSent: 'Answer Sent Successfully',
  answerFailed: 'Error In Sending The Answer',
  answerMissing: 'Answer Is Required',
  answerLong: 'Answer Is Too Long',
  markFailed: 'Error In Updating The Message',
  auditFailed: 'Error In Fetching The Audit Log',
} as const;

export const coupon = {
  fetchFailed: 'Error In Fetching Coupons',
  created: 'Coupon Created Successfully',
  createFailed: 'Error In Creating Coupon',
  changed: 'Coupon Updated Successfully',
  changeFailed: 'Error In Updating Coupon',
  deleted: 'Coupon Deleted Successfully',
  deleteFailed: 'Error In Deleting Coupon',
  missing: 'Coupon Not Found',
  used: 'Coupon Is In Use, Pause It Instead',
  codeTaken: 'Coupon Code Already Exists',
  codeInvalid: 'Code Needs 3 To 30 Letters, Digits Or Hyphens',
  percentInvalid: 'Percentage Must Be A Whole Number From 1 To 100',
  rupeesInvalid: 'Amount Must Be Whole Rupees From 1 To 1,00,000',
  usesInvalid: 'Limit Must Be A Whole Number From 1 To 10,00,000',
  usesBelow: 'Limit Can Not Be Less Than The Uses So Far',
  dayInvalid: 'Expiry Must Be Today Or Later',
  courseMissing: 'Choose A Course',
  codeMissing: 'Enter A Coupon Code',
  unknown: 'Coupon Is Not Valid',
  expired: 'Coupon Has Expired',
  usedUp: 'Coupon Is Used Up',
  otherCourse: 'Coupon Is Not For This Course',
  usedByYou: 'You Have Already Used This Coupon',
  heldByYou: 'You Are Paying For Another Course With This Coupon',
  alreadyFree: 'This Course Is Already Free',
} as const;

export const release = {
  fetchFailed: 'Error In Fetching Releases',
  promoted: 'Version Promoted Successfully',
  promoteFailed: 'Error In Promoting The Version',
  shareChanged: 'Share Changed Successfully',
  shareFailed: 'Error In Changing The Share',
  shareInvalid: 'Share Must Be From 0 To 100, With Two Decimals At Most',
  canaryStopped: 'Canary Stopped Successfully',
  stopFailed: 'Error In Stopping The Canary',
  takenBack: 'Version Taken Back Successfully',
  takeBackFailed: 'Error In Taking Back The Version',
  rolledBack: 'Version Rolled Back Successfully',
  rollBackFailed: 'Error In Rolling Back The Version',
  rolloutHalted: 'Rollout Halted Successfully',
  haltFailed: 'Error In Halting The Rollout',
  rolloutContinued: 'Rollout Continued Successfully',
  goOnFailed: 'Error In Continuing The Rollout',
  rightsFailed: 'Error In Fetching The Owners',
  callsFailed: 'Error In Fetching The Calls',
  rightsSaved: 'Saved Successfully',
  rightsSaveFailed: 'Error In Saving',
  approved: 'Promotion Approved Successfully',
  approveFailed: 'Error In Approving The Promotion',
  dropped: 'Promotion Dropped Successfully',
  dropFailed: 'Error In Dropping The Promotion',
  refused: 'Version Was Refused, See The Reasons Below',
  granted: 'Area Granted Successfully',
  grantFailed: 'Error In Granting The Area',
  nameInvalid: 'Name Needs 2 To 20 Letters, a To z',
  titleMissing: 'Enter A Title',
  pathsMissing: 'Enter A Path',
  baseMissing: 'Enter The Address Of Its Files',
  budgetInvalid: 'Bytes Must Be From 1 To 250 Kilobytes',
} as const;

export const empty = {
  courses: 'No Course Available For This Section',
  myCourses: 'You have not subscribed any course',
  purchases: "You haven't purchased any courses yet",
  payments: 'No transaction is done is this month',
} as const;

export const dialog = {
  cannotUndo: 'This action can not be undone.',
  deleteCourse: ['Are you sure you want to delete your course?', 'You will lose all the lectures of the course.'],
  deleteLecture: ['Are you sure you want to delete current lecture?', 'You will lose all the content of the lecture.'],
  deleteAccount: ['Are you sure you want to delete your account?', 'You will lose all active subscriptions if any.'],
  rateTitle: 'How Would You Rate This Course',
} as const;

export const page = {
  denied: 'You do not have permission to view this page, Please check your credentials or contact administrator',
  notFoundCode: 'Error 404',
  notFoundTitle: 'Page Not Found',
  notFound: "Oops!! the page you are looking for doesn't exist or an other error occurred",
  unexpected: 'Unexpected Application Error!',
} as const;
