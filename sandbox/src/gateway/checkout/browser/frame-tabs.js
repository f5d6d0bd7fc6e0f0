const steps = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs after the ARIA pattern: arrow keys move and choose, only the chosen tab is in the tab order. */
export function setUpTabs(form) {
  const tabs = [...form.querySelectorAll('[role=tab]')];
  let chosen = tabs[0];

  function choose(tab) {
    chosen = tab;
    for (const each of tabs) {
      each.setAttribute('aria-selected', String(each === tab));
      each.tabIndex = each === tab ? 0 : -1;
      document.getElementById(each.getAttribute('aria-controls')).hidden = each !== tab;
    }
  }

  for (const tab of tabs) {
    tab.addEventListener('click', () => choose(tab));
    tab.addEventListener('keydown', (event) => {
      const step = steps[event.key];
      if (!step) return;
      choose(tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]);
      chosen.focus();
    });
  }

  return { chosen: () => chosen.id.replace('tab-', '') };
}
