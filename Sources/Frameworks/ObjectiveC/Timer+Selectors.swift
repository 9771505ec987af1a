import AppRuntime
import Foundation
import Synchronization

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

  /// Creates a timer with the shortest interval, 0.1 milliseconds, if it repeats without one.
  ///
  /// Foundation's timer would fire only once.
  package convenience init(
    quinceFire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(
      fire: date, interval: repeats && interval <= 0 ? 0.0001 : interval, repeats: repeats,
      block: block)
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
    self.init(quinceFire: date, interval: ti, repeats: rep) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated {
        _ = SelectorCalls.perform(s, on: target, with: [timer])
      }
    }
    if let ui { TimerUserInfo.remember(ui, of: self) }
  }
}

/// The user info of timers, which Foundation's timers can't store. It's kept until they're invalid.
enum TimerUserInfo {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var values: [UnsafeRawPointer: Any] = [:]

  static func remember(_ value: Any, of timer: Timer) {
    TimerLifetimes.whenInvalid.withLock { $0 = forget }
    lock.withLock { values[address(of: timer)] = value }
  }

  @Sendable private static func forget(_ timer: UnsafeRawPointer) {
    // The value is released without the lock.
    _ = lock.withLock { values.removeValue(forKey: timer) }
  }

  static func value(of timer: Timer) -> Any? { lock.withLock { values[address(of: timer)] } }

  private static func address(of timer: Timer) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(timer).toOpaque())
  }
}
