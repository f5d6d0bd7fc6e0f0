import { useAtom } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { openMenuAtom } from '../frame-atoms.ts';
import type { MenuName } from './menus.ts';

interface Menu {
  isOpen: boolean;
  toggle: () => void;
  /** Contains button and panel. A click or a focus move outside it closes the menu. */
  frame: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * One disclosure menu of the navbar. Escape closes it and returns the focus; navigation and a click or focus outside
 * close it too.
 */
export function useMenu(name: MenuName): Menu {
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
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen, name, setOpenMenu]);
  return {
    isOpen,
    toggle: () => setOpenMenu(isOpen ? null : name),
    frame,
    button,
  };
}
