import type Component from 'video.js/dist/types/component';
import type MenuButtonClass from 'video.js/dist/types/menu/menu-button';
import type MenuItemClass from 'video.js/dist/types/menu/menu-item';
import type Player from 'video.js/dist/types/player';
import { type Quality, storeQuality } from '../../data/player/stored-choices.ts';
import type { Library } from '../library.ts';
import { currentSize, levelsOf, sizesOf, switchNow, wantedSize } from './quality.ts';

const labelOf = (player: Player, quality: Quality): string => {
  if (quality !== 'auto') return `${quality}p`;
  const now = currentSize(player);
  return wantedSize(player) === 'auto' && now ? `Auto (${now}p)` : 'Auto';
};

/** The quality menu of an adaptive stream: 'Auto', which shows the current size, or one fixed size. */
export function makeQualityButton(library: Library, player: Player): Component {
  const MenuButton = library.getComponent('MenuButton') as unknown as typeof MenuButtonClass;
  const MenuItem = library.getComponent('MenuItem') as unknown as typeof MenuItemClass;

  class QualityItem extends MenuItem {
    readonly quality: Quality;
    constructor(quality: Quality, onChoose: () => void) {
      const label = labelOf(player, quality);
      super(player, { label, selectable: true, multiSelectable: false, selected: wantedSize(player) === quality });
      this.quality = quality;
      this.on(['click', 'tap'], onChoose);
    }
    /** Updates the item in place, so that focus stays while the menu is open. */
    refresh(): void {
      const text = this.$('.vjs-menu-item-text');
      if (text) text.textContent = labelOf(player, this.quality);
      this.selected(wantedSize(player) === this.quality);
    }
  }

  class QualityButton extends MenuButton {
    constructor() {
      super(player, {});
      this.controlText('Quality');
      const levels = levelsOf(player);
      levels?.on('addqualitylevel', () => this.update());
      levels?.on('change', () => this.tell());
      player.on('loadstart', () => this.update());
    }

    override createItems(): QualityItem[] {
      const sizes = sizesOf(player);
      if (sizes.length < 2) return [];
      return (['auto', ...sizes] as Quality[]).map(
        (quality) =>
          new QualityItem(quality, () => {
            storeQuality(quality);
            switchNow(player);
            this.tell();
          }),
      );
    }

    private tell(): void {
      for (const item of (this.menu?.children() ?? []) as QualityItem[]) item.refresh();
    }

    override buildCSSClass(): string {
      return `vjs-quality ${super.buildCSSClass()}`;
    }
    override buildWrapperCSSClass(): string {
      return `vjs-quality ${super.buildWrapperCSSClass()}`;
    }
  }
  return new QualityButton();
}
