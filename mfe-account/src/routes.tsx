import { screenFile } from '@vidya/contracts/browser/screen-file';
import { paths } from '@vidya/contracts/texts/paths';
import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
import { useNext } from './data/sign-in/use-next.ts';
import { PageSkeleton } from './parts/PageSkeleton.tsx';
import { ForgotPassword } from './screens/ForgotPassword/ForgotPassword.tsx';
import { Login } from './screens/Login/Login.tsx';
import { ResetPassword } from './screens/ResetPassword/ResetPassword.tsx';
import { SignUp } from './screens/SignUp/SignUp.tsx';
import { SocialLanding } from './screens/SocialLanding/SocialLanding.tsx';

// Only people with a session come here. The sign-in pages do without: these screens and their dialogs are 27 KB. Each
// file is named after its path, so that the front server can preload it.
const checkout = screenFile(
  async () => (await import(/* webpackChunkName: "course/checkout" */ './screens/Checkout/Checkout.tsx')).Checkout,
  <PageSkeleton />,
);
const changePassword = screenFile(
  async () =>
    (await import(/* webpackChunkName: "changePassword" */ './screens/ChangePassword/ChangePassword.tsx'))
      .ChangePassword,
  <PageSkeleton />,
);
const editProfile = screenFile(
  async () => (await import(/* webpackChunkName: "editProfile" */ './screens/EditProfile/EditProfile.tsx')).EditProfile,
  <PageSkeleton />,
);
const security = screenFile(
  async () => (await import(/* webpackChunkName: "editProfile/security" */ './screens/Security/Security.tsx')).Security,
  <PageSkeleton />,
);
// Few sign-ins come here: the log-in page does without.
const secondFactor = screenFile(
  async () =>
    (await import(/* webpackChunkName: "auth/login/secondFactor" */ './screens/SecondFactor/SecondFactor.tsx'))
      .SecondFactor,
  <PageSkeleton />,
);
// In the same file.
const notMe = screenFile(
  async () => (await import(/* webpackChunkName: "auth/login/secondFactor" */ './screens/NotMe/NotMe.tsx')).NotMe,
  <PageSkeleton />,
);
const invitation = screenFile(
  async () => (await import(/* webpackChunkName: "invitation" */ './screens/Invitation/Invitation.tsx')).Invitation,
  <PageSkeleton />,
);
const purchaseHistory = screenFile(
  async () =>
    (
      await import(
        /* webpackChunkName: "my-courses/purchase-history" */ './screens/PurchaseHistory/PurchaseHistory.tsx'
      )
    ).PurchaseHistory,
  <PageSkeleton />,
);

const files = [
  ['/auth/login/secondFactor', secondFactor],
  ['/auth/login/notMe/:token', notMe],
  ['/changePassword', changePassword],
  ['/course/checkout', checkout],
  ['/editProfile', editProfile],
  ['/editProfile/security', security],
  ['/invitation/:token', invitation],
  ['/my-courses/purchase-history', purchaseHistory],
] as const;

/** Loads the file of the screen at a path, if it has its own. */
export async function loadScreenAt(pathname: string): Promise<void> {
  await files.find(([path]) => matchPath(path, pathname))?.[1].load();
}

/** Every path of this area, in full (decision R2). */
export function AccountRoutes() {
  return (
    <Routes>
      <Route path="/auth/login" element={<Login />} />
      <Route path="/auth/login/secondFactor" element={<secondFactor.Screen />} />
      <Route path="/auth/login/notMe/:token" element={<notMe.Screen />} />
      <Route path="/invitation/:token" element={<invitation.Screen />} />
      <Route path="/auth/signup" element={<SignUp />} />
      <Route path="/auth/forgotPassword" element={<ForgotPassword />} />
      <Route path="/auth/resetPassword/:userId/:token" element={<ResetPassword />} />
      <Route path="/auth-login/success" element={<SocialLanding />} />
      <Route path="/login" element={<ForcedLogin />} />
      <Route path="/changePassword" element={<changePassword.Screen />} />
      <Route path="/editProfile" element={<editProfile.Screen />} />
      <Route path="/editProfile/security" element={<security.Screen />} />
      <Route path="/my-courses/purchase-history" element={<purchaseHistory.Screen />} />
      <Route path="/course/checkout" element={<checkout.Screen />} />
    </Routes>
  );
}

/** The target when a session ends: redirects to the login page and keeps the destination (decision R3). */
const ForcedLogin = () => <Navigate to={paths.login(useNext().next)} replace />;
