import AppRuntime
import Foundation

/// A method call that's scheduled for later.
@MainActor
final class DelayedPerform {
  private static var waiting: [DelayedPerform] = []

  let target: AnyObject
  let selector: Selector
  let argument: Any?
  private let modes: [RunLoop.Mode]
  private var timer: DeviceClock.Timer?

  private init(
    _ selector: Selector, on target: AnyObject, with argument: Any?, in modes: [RunLoop.Mode]
  ) {
    self.target = target
    self.selector = selector
    self.argument = argument
    self.modes = modes
  }

  static func schedule(
    _ selector: Selector, on target: AnyObject, with argument: Any?, after delay: TimeInterval,
    in modes: [RunLoop.Mode]
  ) {
    let call = DelayedPerform(selector, on: target, with: argument, in: modes)
    waiting.append(call)
    call.wait(delay)
  }

  private func wait(_ delay: TimeInterval) {
    timer = DeviceClock.shared.schedule(after: delay, interval: nil, kind: .ofApp) { [self] in
      MainActor.assumeIsolated { perform() }
    }
  }

  /// Makes the call.
  ///
  /// If the run loop isn't in one of the call's modes, tries again in the next frame.
  private func perform() {
    guard RunLoopTracking.runs(modes) else { return wait(1.0 / 60) }
    timer = nil
    Self.waiting.removeAll { $0 === self }
    SelectorCalls.perform(selector, on: target, with: [argument])
  }

  static func cancel(where matches: (DelayedPerform) -> Bool) {
    // The list changes before the targets are released, because they can cancel calls, too.
    let canceled = waiting.filter(matches)
    waiting.removeAll(where: matches)
    for call in canceled { call.timer?.invalidate() }
  }

  static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as AnyHashable, let other as AnyHashable): one == other
    case (let one?, let other?): one as AnyObject === other as AnyObject
    default: false
    }
  }
}
