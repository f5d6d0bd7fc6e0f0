export const session = {
  serverDown: 'Server Is Down, Please Try Again Later',
  loggedIn: 'LoggedIn Successfully',
  errorInLoggedIn: 'Error In logged In',
  loggedOut: 'Logged Out Successfully',
  accountCreated: 'Account Created Successfully',
  accountUnchanged: 'If you had an account with this address before, it is unchanged: we sent you a mail.',
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
