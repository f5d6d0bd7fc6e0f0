import type { PageMetas } from '@vidya/contracts/texts/page-meta';

export const pageMeta: PageMetas = {
  '/course/checkout': { title: 'Checkout' },
  '/auth/login': { title: 'Log in' },
  '/auth/login/secondFactor': { title: 'One more step' },
  '/auth/login/notMe/:token': { title: 'Was this not you?' },
  '/invitation/:token': { title: 'Invitation' },
  '/auth/signup': { title: 'Sign up' },
  '/auth/forgotPassword': { title: 'Forgot password' },
  '/auth/resetPassword/:userId/:token': { title: 'Reset password' },
  '/auth-login/success': { title: 'Signing in' },
  // Redirects to the login page.
  '/login': { title: 'Log in' },
  '/changePassword': { title: 'Change Password' },
  '/editProfile': { title: 'Profile' },
  '/editProfile/security': { title: 'Sign-in and security' },
  '/my-courses/purchase-history': { title: 'Purchase History' },
};
