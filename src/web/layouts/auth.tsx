import { Outlet } from 'react-router';
import { AuthFrame } from './auth-frame.tsx';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';

/** The quiet frame of sign-up, sign-in, support and the like: logo, one card, footer. */
export default function AuthLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <NavigationBar />
      <AuthFrame>
        <Outlet />
      </AuthFrame>
      <Footer />
    </div>
  );
}
