import {
  CircleUserRound,
  Eye,
  FilePlus,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Megaphone,
  PencilRuler,
  ShieldCheck,
  Users,
} from 'lucide-react';
import type { PageSession } from '../page/page-request.ts';

export interface SidebarLink {
  label: string;
  to: string;
  icon: LucideIcon;
}

/** The menu of a role: two entries for admins, seven for creators (specification, section 2). */
export function sidebarLinks({ isAdmin, userId }: Pick<PageSession, 'isAdmin' | 'userId'>): SidebarLink[] {
  if (isAdmin) {
    return [
      { label: 'Admin Dashboard', to: '/admin', icon: ShieldCheck },
      { label: 'Users', to: '/users', icon: Users },
    ];
  }
  return [
    { label: 'Dashboard', to: `/dashboard/${userId}`, icon: LayoutDashboard },
    { label: 'Build New Page', to: '/build', icon: FilePlus },
    { label: 'Preview Landing Page', to: `/landing/${userId}`, icon: Eye },
    { label: 'Edit Landing Page', to: `/edit-landing/${userId}`, icon: PencilRuler },
    { label: 'Support', to: '/support', icon: LifeBuoy },
    { label: 'Meme Coin Promotion', to: '/promotion', icon: Megaphone },
    { label: 'Account', to: `/account/${userId}`, icon: CircleUserRound },
  ];
}
