import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { listen } from '../../listen.ts';
import { openMenuAtom } from '../frame-atoms.ts';
import type { MenuName } from './menus.ts';

/** Escape closes the menu and returns the focus; navigation and a click or focus outside `frame` close it too. */
export function useMenu(name: MenuName) {
  const [openMenu, setOpenMenu] = useAtom(openMenuAtom);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openMenu === name;
  const place = useLocation().key;
  useEffect(() => setOpenMenu(null), [place, setOpenMenu]);
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event): void => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) {
        setOpenMenu((open) => (open === name ? null : open));
      }
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenMenu(null);
      button.current?.focus();
    };
    const stopLeave = listen(document, ['pointerdown', 'focusin'], leave);
    const stopEscape = listen(document, ['keydown'], escape);
    return () => {
      stopLeave();
      stopEscape();
    };
  }, [isOpen, name, setOpenMenu]);
  return { isOpen, toggle: () => setOpenMenu(isOpen ? null : name), frame, button };
}
