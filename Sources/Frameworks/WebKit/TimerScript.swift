/// The scripts that let the timers of pages follow the device's clock in flows.
///
/// Shorter timers, animations, and the timers of frames run in real time.
enum TimerScript {
  /// The minimum delay of a timer that follows the clock, in milliseconds.
  private static let leastDelay = 50
  /// The maximum number of timers of a page that follow the clock at the same time.
  static let mostTimers = 1000

  /// Replaces the page's functions for timers, in the page's world.
  ///
  /// A timer is announced to the script in the app's world by an event on the document, and another
  /// event fires it.
  static let source = """
    (() => {
      const native = {set: setTimeout, clear: clearTimeout, repeat: setInterval, stop: clearInterval};
      const document = window.document;
      const timers = new Map();
      let last = 2 ** 30;
      // Returns whether the app hears of the timer: opening a document again removes all listeners.
      const send = (number, delay) => !document.dispatchEvent(
        new CustomEvent('quince-timer', {detail: number + ' ' + delay, cancelable: true}));
      const add = (replaced, action, delay, values, repeats) => {
        delay = Number(delay);
        if (!(delay >= \(leastDelay)) || timers.size >= \(mostTimers))
          return replaced.call(window, action, delay, ...values);
        const number = ++last;
        if (!send(number, delay)) return replaced.call(window, action, delay, ...values);
        timers.set(number, {action, delay, values, repeats});
        return number;
      };
      const fire = number => {
        const timer = timers.get(number);
        if (!timer) return;
        if (timer.repeats) send(number, timer.delay); else timers.delete(number);
        // An error in the action is reported as that of a timer.
        native.set.call(window, timer.action, 0, ...timer.values);
      };
      const remove = (replaced, number) => {
        if (!timers.delete(Number(number))) replaced.call(window, number);
      };
      window.setTimeout = function setTimeout(action, delay, ...values) {
        return add(native.set, action, delay, values, false);
      };
      window.setInterval = function setInterval(action, delay, ...values) {
        return add(native.repeat, action, delay, values, true);
      };
      window.clearTimeout = function clearTimeout(number) { remove(native.clear, number); };
      window.clearInterval = function clearInterval(number) { remove(native.stop, number); };
      const hear = event => fire(Number(event.detail));
      document.addEventListener('quince-fire', hear);
      new MutationObserver(() => document.addEventListener('quince-fire', hear))
        .observe(document, {childList: true});
      addEventListener('pageshow', event => {
        if (event.persisted) timers.forEach((timer, number) => send(number, timer.delay));
      });
    })();
    """

  /// Passes announcements on to the app, in its world.
  static let relay = """
    const owner = Math.random().toString(36).slice(2);
    document.addEventListener('quince-timer', event => {
      const [number, delay] = String(event.detail).split(' ').map(Number);
      if (!(number > 0 && delay >= 0)) return;
      event.preventDefault();
      webkit.messageHandlers.quince.postMessage(JSON.stringify({owner, number, delay}));
    });
    globalThis.quinceFire = (page, number) => {
      if (page == owner)
        document.dispatchEvent(new CustomEvent('quince-fire', {detail: String(number)}));
    };
    """

  /// Returns the body of a function that fires a timer, and ends after its action.
  static func fire(_ timer: PageTimer) -> String {
    "quinceFire('\(timer.owner)', \(timer.number)); await new Promise(done => setTimeout(done, 1))"
  }
}
