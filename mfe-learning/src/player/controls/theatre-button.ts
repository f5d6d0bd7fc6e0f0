import type ButtonClass from 'video.js/dist/types/button';
import type Component from 'video.js/dist/types/component';
import type Player from 'video.js/dist/types/player';
import type { Library } from '../library.ts';

/** The button that gives the player the page's full width, and takes it back. */
export function makeTheatreButton(library: Library, player: Player, onToggle: () => void): Component {
  const Button = library.getComponent('Button') as unknown as typeof ButtonClass;

  class TheatreButton extends Button {
    constructor() {
      super(player, {});
      this.controlText('Theatre mode');
    }
    override handleClick(): void {
      onToggle();
    }
    override buildCSSClass(): string {
      return `vjs-theatre ${super.buildCSSClass()}`;
    }
  }
  return new TheatreButton();
}
