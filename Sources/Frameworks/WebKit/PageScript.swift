/// The script that describes pages to the app, in a separate world.
enum PageScript {
  /// The engine's name for the world.
  static let world = "quince"

  /// Waits until the page has drawn its current state, and returns its description.
  static let wait = """
    await Promise.race([
      new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
      new Promise(done => setTimeout(done, 400))]);
    return JSON.stringify(quinceDescribe());
    """

  /// Returns a script that scrolls to a position.
  static func scroll(x: Double, y: Double, number: Int) -> String {
    "quinceScroll(\(x), \(y), \(number))"
  }

  /// A script that takes the focus from the field.
  static let blur = "document.activeElement?.blur()"

  /// A script that keeps the touch from becoming a click.
  static let cancelTouch = "quinceCancelTouch()"

  /// Returns a script that focuses the field that's a number of fields after the focused one.
  static func focus(after distance: Int) -> String { "quinceFocus(\(distance))" }

  /// Returns a script that selects the options with some indices in the field whose picker has a
  /// number.
  static func choose(_ indices: [Int], in number: Int) -> String {
    "quinceChoose(\(number), \(indices))"
  }

  /// Returns a script that changes the value of the field whose picker has a number.
  static func setValue(_ value: String, in number: Int) -> String {
    // Values have no characters that need to be escaped.
    "quinceSetValue(\(number), '\(value.filter { $0.isLetter || "0123456789-:#".contains($0) })')"
  }

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
        if (pickerType(element)) return 'button';
        return buttons.includes(element.type) ? 'button' : 'field';
      }
      if (element.isContentEditable && !element.parentElement?.isContentEditable) return 'field';
      return roles[element.tagName] ?? null;
    }
    const longest = 10000;
    const tidy = text => (text ?? '').slice(0, longest).replace(/\\s+/g, ' ').trim();
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
      if (role == 'secure') return '•'.repeat(Math.min(element.value.length, longest));
      if (element.tagName == 'SELECT')
        return tidy([...element.selectedOptions].slice(0, 100).map(each => each.text).join(', '));
      if (role == 'field' || role == 'slider' || pickerType(element))
        return element.value?.slice(0, longest) ?? tidy(element.innerText);
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
    // In a page with more elements, the parts of an element that's outside the visible area are, too.
    const manyElements = 2000;
    let isLarge = false;
    function isOutside(rect) { return rect.width > 0 && rect.height > 0 && !visible(rect); }
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
        const rect = role || isLarge ? child.getBoundingClientRect() : null;
        if (!role) {
          if (!isLarge || !isOutside(rect)) collect(child.shadowRoot ?? child, list);
          continue;
        }
        if (!visible(rect) || !shown(child)) continue;
        if (role == 'image' && !labelOf(child)) continue;
        add(list, role, rect, {label: labelOf(child), value: valueOf(child, role),
          identifier: child.id.slice(0, longest) || null, isDisabled: child.disabled || null,
          isOn: role == 'checkbox' ? child.checked ?? child.ariaChecked == 'true' : null});
      }
    }
    function focused() {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      const role = element && element != document.body ? roleOf(element) : null;
      if ((role != 'field' && role != 'secure') || element.readOnly || element.disabled)
        return null;
      const rect = element.getBoundingClientRect();
      return {type: element.type ?? 'text', mode: element.inputMode || null,
        returnKey: element.enterKeyHint || (element.type != 'textarea' && element.form ? 'go' : null),
        capitalization: element.autocapitalize || null,
        frame: [rect.left, rect.top, rect.width, rect.height],
        hasText: (element.value ?? element.innerText ?? '').length > 0};
    }
    function fieldsInOrder() {
      return [...document.querySelectorAll('input, textarea, select, [contenteditable]')]
        .filter(each => ['field', 'secure'].includes(roleOf(each)) && !each.disabled
          && !each.readOnly && each.getClientRects().length > 0);
    }
    function describe() {
      const root = document.scrollingElement ?? document.documentElement;
      const list = [];
      isLarge = document.getElementsByTagName('*').length > manyElements;
      if (document.body) collect(document.body, list);
      return {viewport: document.querySelector('meta[name=viewport]')?.content ?? null,
        x: scrollX, y: scrollY, width: root?.scrollWidth ?? 0, height: root?.scrollHeight ?? 0,
        scroll: scrolled, field: focused(), elements: list, takesTouch: isTaken,
        picker: describePicker(), background: backgroundColor(),
        theme: hexadecimal(document.querySelector('meta[name=theme-color]')?.content)};
    }
    const canvas = document.createElement('canvas').getContext('2d');
    // Returns a color of CSS with six digits, or null if it's transparent or isn't a color.
    function hexadecimal(color) {
      if (!color || !canvas || !CSS.supports('color', color)) return null;
      canvas.fillStyle = color;
      return canvas.fillStyle.length == 7 ? canvas.fillStyle : null;
    }
    function backgroundColor() {
      for (const element of [document.body, document.documentElement]) {
        const color = element && hexadecimal(getComputedStyle(element).backgroundColor);
        if (color) return color;
      }
      return null;
    }
    const pickerTypes = ['date', 'time', 'datetime-local', 'month', 'color'];
    const mostOptions = 5000;
    let picker = null;
    let pickerCount = 0;
    function pickerType(element) {
      if (element.tagName == 'SELECT') return 'select';
      // The engine has text fields for these types.
      const type = element.tagName == 'INPUT' && (element.getAttribute('type') ?? '').toLowerCase();
      return pickerTypes.includes(type) ? type : null;
    }
    function describeOption(option) {
      const group = option.closest('optgroup');
      return {label: tidy(option.label), group: group ? tidy(group.label) : null,
        isDisabled: option.disabled || (group?.disabled ?? false), isOn: option.selected};
    }
    function describePicker() {
      if (!picker?.element.isConnected) return null;
      const {element, number, type} = picker;
      const rect = element.getBoundingClientRect();
      return {number, type, frame: [rect.left, rect.top, rect.width, rect.height],
        label: labelOf(element), value: tidy(element.value),
        least: element.getAttribute('min')?.slice(0, longest) ?? null,
        most: element.getAttribute('max')?.slice(0, longest) ?? null,
        isMultiple: element.multiple ?? false,
        options: [...element.options ?? []].slice(0, mostOptions).map(describeOption)};
    }
    function openPicker(event, element, type) {
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (element.matches(':disabled') || element.readOnly) return;
      element.focus({preventScroll: true});
      picker = {element, type, number: ++pickerCount};
      plan();
    }
    addEventListener('mousedown', event => {
      const element = event.composedPath()[0]?.closest?.('select, input');
      const type = element && pickerType(element);
      // The page's own listeners come first.
      if (type)
        element.addEventListener('mousedown', event => openPicker(event, element, type), {once: true});
    }, {capture: true});
    function notifyOfChange(element) {
      element.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
      element.dispatchEvent(new Event('change', {bubbles: true}));
      plan();
    }
    globalThis.quinceChoose = (number, indices) => {
      if (picker?.number != number || picker.type != 'select') return;
      const {element} = picker;
      const old = [...element.options].map(each => each.selected).join();
      if (element.multiple) {
        const chosen = new Set(indices);
        [...element.options].forEach((each, index) => { each.selected = chosen.has(index); });
      } else {
        element.selectedIndex = indices[0] ?? -1;
        picker = null;
      }
      if ([...element.options].map(each => each.selected).join() != old) notifyOfChange(element);
    };
    globalThis.quinceSetValue = (number, value) => {
      if (picker?.number != number || picker.element.value == value) return;
      picker.element.value = value;
      notifyOfChange(picker.element);
    };
    globalThis.quinceDescribe = describe;
    globalThis.quinceScroll = (x, y, number) => { scrolled = number; scrollTo(x, y); };
    globalThis.quinceFocus = distance => {
      const list = fieldsInOrder();
      const index = list.indexOf(document.activeElement);
      if (index >= 0) list[index + distance]?.focus();
    };
    let isTaken = false;
    let isInside = false;
    const own = new WeakSet();
    function scrolls(element) {
      const style = getComputedStyle(element);
      return /auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight
        || /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth;
    }
    function isInScroller(element) {
      const roots = [document.body, document.documentElement, document.scrollingElement];
      for (let each = element; each && !roots.includes(each); each = each.parentElement)
        if (scrolls(each)) return true;
      return false;
    }
    const clickDistance = 10;
    let start = null;
    let isClick = false;
    // The last event of the fingers on the page, and whether the scroll view has taken them over.
    let lastTouch = null;
    let isCanceled = false;
    globalThis.quinceCancelTouch = () => {
      isClick = false;
      if (!lastTouch || isCanceled) return;
      isCanceled = true;
      lastTouch.target.dispatchEvent(new TouchEvent('touchcancel',
        {bubbles: true, composed: true, changedTouches: lastTouch.touches}));
    };
    for (const name of ['touchstart', 'touchmove', 'touchend'])
      addEventListener(name, event => {
        if (name == 'touchstart' && event.touches.length == 1) isCanceled = false;
        lastTouch = event.touches.length > 0 ? event : null;
        if (!isCanceled) return;
        // The engine doesn't know that the touch has been canceled.
        event.preventDefault();
        event.stopImmediatePropagation();
      }, {capture: true, passive: false});
    function beginTouch(event) {
      start = event.touches[0];
      isClick = true;
      isInside = isInScroller(event.target);
      isTaken = isInside || getComputedStyle(event.target).touchAction == 'none';
    }
    for (const name of ['touchstart', 'touchmove']) {
      addEventListener(name, event => {
        if (name == 'touchstart' && event.touches.length == 1) beginTouch(event);
        setTimeout(() => { if (event.defaultPrevented && !own.has(event)) isTaken = true; });
      }, {capture: true, passive: true});
      addEventListener(name, event => {
        if (name == 'touchstart' || isInside) return;
        const {clientX, clientY} = event.touches[0];
        if (Math.hypot(clientX - start?.clientX, clientY - start?.clientY) > clickDistance)
          isClick = false;
        if (event.defaultPrevented) return;
        own.add(event);
        event.preventDefault();
      }, {passive: false});
    }
    addEventListener('touchend', event => {
      if (!isClick && !isInside) event.preventDefault();
    }, {passive: false});
    let isPlanned = false;
    // A page whose description takes long is described less often.
    let pause = 16;
    function report() {
      isPlanned = false;
      const start = performance.now();
      webkit.messageHandlers.quince.postMessage(JSON.stringify(describe()));
      pause = Math.max(16, 4 * (performance.now() - start));
    }
    function plan() {
      if (isPlanned) return;
      isPlanned = true;
      requestAnimationFrame(() => setTimeout(report, pause));
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
