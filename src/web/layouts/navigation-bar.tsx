import { useNavigation } from 'react-router';

/** A progress bar at the top during slow navigations. */
export function NavigationBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-60 h-0.5 overflow-hidden">
      <div className="accent-fill h-full origin-left animate-arrive" />
    </div>
  );
}
