import { paths } from '@vidya/contracts/texts/paths';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useNext } from './data/sign-in/use-next.ts';
import { ChangePassword } from './screens/ChangePassword/ChangePassword.tsx';
import { Checkout } from './screens/Checkout/Checkout.tsx';
import { EditProfile } from './screens/EditProfile/EditProfile.tsx';
import { ForgotPassword } from './screens/ForgotPassword/ForgotPassword.tsx';
import { Login } from './screens/Login/Login.tsx';
import { PurchaseHistory } from './screens/PurchaseHistory/PurchaseHistory.tsx';
import { ResetPassword } from './screens/ResetPassword/ResetPassword.tsx';
import { SignUp } from './screens/SignUp/SignUp.tsx';
import { SocialLanding } from './screens/SocialLanding/SocialLanding.tsx';

/** Every path of this area, in full (decision R2). */
export function AccountRoutes() {
  return (
    <Routes>
      <Route path="/auth/login" element={<Login />} />
      <Route path="/auth/signup" element={<SignUp />} />
      <Route path="/auth/forgotPassword" element={<ForgotPassword />} />
      <Route path="/auth/resetPassword/:userId/:token" element={<ResetPassword />} />
      <Route path="/auth-login/success" element={<SocialLanding />} />
      <Route path="/login" element={<ForcedLogin />} />
      <Route path="/changePassword" element={<ChangePassword />} />
      <Route path="/editProfile" element={<EditProfile />} />
      <Route path="/my-courses/purchase-history" element={<PurchaseHistory />} />
      <Route path="/course/checkout" element={<Checkout />} />
    </Routes>
  );
}

/** The target when a session ends: redirects to the login page and keeps the destination (decision R3). */
const ForcedLogin = () => <Navigate to={paths.login(useNext().next)} replace />;
