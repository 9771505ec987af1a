import Foundation

/// Timer's methods for selectors on Apple's systems.
///
/// Follows <https://developer.apple.com/documentation/foundation/timer>.
extension Timer {
  /// Creates and schedules a timer that calls a method of an object, which it retains.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }

  /// Creates a timer that calls a method of an object, which it retains.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates a timer that never fires, as a replacement for `Timer()`.
  package convenience init(quinceNever: Void) {
    self.init(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }
    invalidate()
  }

  /// Creates a timer that first fires at a date, and calls a method of an object.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    nonisolated(unsafe) let target = t as AnyObject
    self.init(fire: date, interval: ti, repeats: rep) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated {
        _ = SelectorCalls.perform(s, on: target, with: [timer])
        if !timer.isValid { TimerUserInfo.forget(timer) }
      }
    }
    nonisolated(unsafe) let (timer, userInfo) = (self, ui)
    if userInfo != nil { MainActor.assumeIsolated { TimerUserInfo.remember(userInfo, of: timer) } }
  }
}

/// The user info of timers, which Foundation's timers can't store.
@MainActor
enum TimerUserInfo {
  private struct Entry {
    weak var timer: Timer?
    var value: Any?
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  static func remember(_ value: Any?, of timer: Timer) {
    entries = entries.filter { $0.value.timer != nil }
    entries[ObjectIdentifier(timer)] = Entry(timer: timer, value: value)
  }

  static func forget(_ timer: Timer) {
    entries[ObjectIdentifier(timer)] = nil
  }

  static func value(of timer: Timer) -> Any? {
    guard let entry = entries[ObjectIdentifier(timer)], entry.timer === timer else { return nil }
    return entry.value
  }
}
