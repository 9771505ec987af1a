import Foundation

/// A run loop timer, which is the same as a Foundation timer.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunlooptimer>.
public typealias CFRunLoopTimer = Timer

/// Creates a timer that calls a block.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/cfrunlooptimercreatewithhandler(_:_:_:_:_:_:)>.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: TimeInterval, _ interval: TimeInterval,
  _ flags: CFOptionFlags, _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  nonisolated(unsafe) let block = block!
  return Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval,
    repeats: interval > 0
  ) { block($0) }
}

/// Adds a timer to a mode of a run loop.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunloopaddtimer(_:_:_:)>.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  nonisolated(unsafe) let timer = timer!
  let mode = RunLoop.Mode(mode.rawValue)
  if rl == .main { return RunLoop.main.add(timer, forMode: mode) }
  if rl == .current { return RunLoop.current.add(timer, forMode: mode) }
  rl.perform(in: RunLoop.Mode.common.rawValue) { RunLoop.current.add(timer, forMode: mode) }
}

/// Invalidates a timer.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunlooptimerinvalidate(_:)>.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }

/// Returns whether a timer can still fire.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunlooptimerisvalid(_:)>.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }
