/// The script that describes pages to the app, in a separate world.
enum PageScript {
  /// The engine's name for the world.
  static let world = "quince"

  /// Waits until the page has drawn its current state, and returns its description.
  static let wait = """
    await Promise.race([
      new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
      new Promise(done => setTimeout(done, 400))]);
    return quinceDescribe();
    """

  /// Returns a script that scrolls to a position.
  static func scroll(x: Double, y: Double, number: Int) -> String {
    "quinceScroll(\(x), \(y), \(number))"
  }

  /// Returns a script that taps the element at a position in the visible area.
  static func tap(x: Double, y: Double) -> String { "quinceTap(\(x), \(y))" }

  /// The script to inject at the start of a document.
  static let source = """
    let scrolled = 0;
    const most = 500;
    const fields = 'input, textarea, select';
    const roles = {A: 'link', BUTTON: 'button', SUMMARY: 'button', IMG: 'image', SELECT: 'button',
      TEXTAREA: 'field', H1: 'heading', H2: 'heading', H3: 'heading', H4: 'heading',
      H5: 'heading', H6: 'heading'};
    const buttons = ['button', 'submit', 'reset', 'image', 'file', 'color'];
    function roleOf(element) {
      const given = element.getAttribute('role');
      if (['button', 'link', 'heading', 'checkbox', 'switch', 'tab'].includes(given))
        return given == 'switch' ? 'checkbox' : given == 'tab' ? 'button' : given;
      if (element.tagName == 'A' && !element.href) return null;
      if (element.tagName == 'INPUT') {
        if (element.type == 'hidden') return null;
        if (element.type == 'checkbox' || element.type == 'radio') return 'checkbox';
        if (element.type == 'range') return 'slider';
        if (element.type == 'password') return 'secure';
        return buttons.includes(element.type) ? 'button' : 'field';
      }
      if (element.isContentEditable && !element.parentElement?.isContentEditable) return 'field';
      return roles[element.tagName] ?? null;
    }
    const tidy = text => (text ?? '').replace(/\\s+/g, ' ').trim();
    function labelOf(element) {
      const id = element.getAttribute('aria-labelledby');
      const other = id && document.getElementById(id);
      return tidy(element.getAttribute('aria-label')) || tidy(other?.innerText)
        || tidy(element.labels?.[0]?.innerText) || tidy(element.alt)
        || (element.matches(fields)
          ? tidy(element.placeholder || (element.type == 'submit' ? element.value : '')
            || element.title)
          : tidy(element.innerText) || tidy(element.title));
    }
    function valueOf(element, role) {
      if (role == 'secure') return '•'.repeat(element.value.length);
      if (element.tagName == 'SELECT') return tidy(element.selectedOptions[0]?.text);
      if (role == 'field' || role == 'slider') return element.value ?? tidy(element.innerText);
      return null;
    }
    function visible(rect) {
      return rect.width > 0 && rect.height > 0 && rect.bottom > 0 && rect.right > 0
        && rect.top < innerHeight && rect.left < innerWidth;
    }
    function shown(element) {
      const style = getComputedStyle(element);
      return style.visibility == 'visible' && style.opacity != '0';
    }
    function add(list, role, rect, rest) {
      list.push({role, frame: [rect.left, rect.top, rect.width, rect.height], ...rest});
    }
    function collect(node, list) {
      for (const child of node.childNodes) {
        if (list.length >= most) return;
        if (child.nodeType == Node.TEXT_NODE) {
          const text = tidy(child.nodeValue);
          if (!text) continue;
          const range = document.createRange();
          range.selectNodeContents(child);
          const rect = range.getBoundingClientRect();
          if (visible(rect) && shown(node)) add(list, 'text', rect, {label: text});
          continue;
        }
        if (child.nodeType != Node.ELEMENT_NODE || child.getAttribute('aria-hidden') == 'true'
          || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'IFRAME'].includes(child.tagName)) continue;
        const role = roleOf(child);
        if (!role) { collect(child.shadowRoot ?? child, list); continue; }
        const rect = child.getBoundingClientRect();
        if (!visible(rect) || !shown(child)) continue;
        if (role == 'image' && !labelOf(child)) continue;
        add(list, role, rect, {label: labelOf(child), value: valueOf(child, role),
          identifier: child.id || null, isDisabled: child.disabled || null,
          isOn: role == 'checkbox' ? child.checked ?? child.ariaChecked == 'true' : null});
      }
    }
    function focused() {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      const role = element && element != document.body ? roleOf(element) : null;
      if ((role != 'field' && role != 'secure') || element.readOnly || element.disabled)
        return null;
      return {type: element.type ?? 'text',
        hasText: (element.value ?? element.innerText ?? '').length > 0};
    }
    function describe() {
      const root = document.scrollingElement ?? document.documentElement;
      const list = [];
      if (document.body) collect(document.body, list);
      return {viewport: document.querySelector('meta[name=viewport]')?.content ?? null,
        x: scrollX, y: scrollY, width: root?.scrollWidth ?? 0, height: root?.scrollHeight ?? 0,
        scroll: scrolled, field: focused(), elements: list};
    }
    globalThis.quinceDescribe = describe;
    globalThis.quinceScroll = (x, y, number) => { scrolled = number; scrollTo(x, y); };
    globalThis.quinceTap = (x, y) => {
      const element = document.elementFromPoint(x, y);
      if (!element) return;
      const options = {bubbles: true, cancelable: true, composed: true, view: window,
        clientX: x, clientY: y, detail: 1};
      const field = element.closest('input, textarea, select, button, a[href], [contenteditable]');
      for (const name of ['mousemove', 'mousedown'])
        element.dispatchEvent(new MouseEvent(name, options));
      if (field) field.focus(); else document.activeElement?.blur();
      element.dispatchEvent(new MouseEvent('mouseup', options));
      if (element.click) element.click();
      else element.dispatchEvent(new MouseEvent('click', options));
    };
    let isPlanned = false;
    function report() {
      isPlanned = false;
      webkit.messageHandlers.quince.postMessage(JSON.stringify(describe()));
    }
    function plan() {
      if (isPlanned) return;
      isPlanned = true;
      requestAnimationFrame(() => setTimeout(report, 16));
    }
    new MutationObserver(plan).observe(document,
      {subtree: true, childList: true, attributes: true, characterData: true});
    for (const name of ['DOMContentLoaded', 'load', 'pageshow', 'resize'])
      addEventListener(name, plan);
    for (const name of ['scroll', 'input', 'change', 'focusin', 'focusout', 'transitionend',
      'animationend', 'load'])
      document.addEventListener(name, plan, {capture: true, passive: true});
    """
}
