import Foundation

// If the device's clock is manual, the timers of the main run loop run on that clock. The dynamic
// linker finds these functions before Foundation's, because apps are linked with UIKit first.

/// Replaces Foundation's function, which the initializers of `Timer` call.
@_cdecl("CFRunLoopTimerCreate")
package func runLoopTimerCreate(
  _ allocator: UnsafeRawPointer?, _ date: Double, _ interval: Double, _ flags: UInt, _ order: Int,
  _ callout: UnsafeRawPointer?, _ context: UnsafeRawPointer?
) -> UnsafeRawPointer? {
  TimerLifetimes.create(context) {
    CoreFoundation.createTimer(allocator, date, interval, flags, order, callout, $0)
  }
}

/// Replaces Foundation's function, which `RunLoop.add(_:forMode:)` calls.
@_cdecl("CFRunLoopAddTimer")
package func runLoopAddTimer(
  _ loop: UnsafeRawPointer, _ timer: UnsafeRawPointer, _ mode: UnsafeRawPointer
) {
  TimerLifetimes.retain(timer, for: loop)
  guard DeviceClock.shared.isManual, loop == CoreFoundation.mainRunLoop() else {
    return CoreFoundation.addTimer(loop, timer, mode)
  }
  RunLoopTimers.add(timer, isForDefaultMode: mode == CoreFoundation.defaultMode)
}

/// Replaces Foundation's function, which `Timer.invalidate()` calls.
@_cdecl("CFRunLoopTimerInvalidate")
package func runLoopTimerInvalidate(_ timer: UnsafeRawPointer) {
  RunLoopTimers.remove(timer)
  CoreFoundation.invalidateTimer(timer)
}

/// Replaces Foundation's function, which the `Timer.fireDate` property calls.
@_cdecl("CFRunLoopTimerSetNextFireDate")
package func runLoopTimerSetNextFireDate(_ timer: UnsafeRawPointer, _ date: Double) {
  CoreFoundation.setNextFireDate(timer, date)
  RunLoopTimers.reschedule(timer)
}

/// The timers of the main run loop, run on the device's clock.
private enum RunLoopTimers {
  private struct Entry {
    let timer: Foundation.Timer
    var planned: DeviceClock.Timer
    /// Whether the timer was added only for the default mode, in which it doesn't fire during
    /// tracking.
    var isForDefaultMode: Bool
    /// Whether the timer fires when tracking ends.
    var isHeld = false
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [UnsafeRawPointer: Entry] = [:]

  /// Schedules a timer, once for all modes that it's added for.
  static func add(_ timer: UnsafeRawPointer, isForDefaultMode: Bool) {
    let isNew = lock.withLock {
      if !isForDefaultMode { entries[timer]?.isForDefaultMode = false }
      return entries[timer] == nil
    }
    guard isNew, let object = object(of: timer), object.isValid else { return }
    plan(timer, object, isForDefaultMode: isForDefaultMode)
  }

  /// Changes the time at which a timer fires.
  static func reschedule(_ timer: UnsafeRawPointer) {
    guard let entry = lock.withLock({ entries[timer] }) else { return }
    entry.planned.invalidate()
    plan(timer, entry.timer, isForDefaultMode: entry.isForDefaultMode)
  }

  static func remove(_ timer: UnsafeRawPointer) {
    let entry = lock.withLock { entries.removeValue(forKey: timer) }
    entry?.planned.invalidate()
  }

  private static func plan(
    _ timer: UnsafeRawPointer, _ object: Foundation.Timer, isForDefaultMode: Bool
  ) {
    let fireDate = CoreFoundation.nextFireDate(timer)
    let delay = ClockReadings.delay(on: CLOCK_REALTIME, precision: 1.5e-7) { start in
      let seconds = Double(start.tv_sec) - Date.timeIntervalBetween1970AndReferenceDate
      return fireDate - seconds - Double(start.tv_nsec) / 1e9
    }
    let interval = CoreFoundation.interval(timer)
    let planned = DeviceClock.shared.schedule(
      after: delay, interval: interval > 0 ? interval : nil, kind: .ofApp
    ) { fire(timer, interval: interval) }
    lock.withLock {
      entries[timer] = Entry(timer: object, planned: planned, isForDefaultMode: isForDefaultMode)
    }
  }

  private static func fire(_ timer: UnsafeRawPointer, interval: Double) {
    guard let entry = lock.withLock({ entries[timer] }) else { return }
    if interval > 0 {
      CoreFoundation.setNextFireDate(timer, CoreFoundation.now() + interval)
    }
    if entry.isForDefaultMode, RunLoopTracking.isActive {
      if !entry.isHeld { hold(timer) }
    } else {
      entry.timer.fire()
    }
  }

  /// Fires a timer when tracking ends.
  private static func hold(_ timer: UnsafeRawPointer) {
    lock.withLock { entries[timer]?.isHeld = true }
    DeviceClock.shared.schedule(after: 1.0 / 60, interval: nil, kind: .ofApp) {
      guard let entry = lock.withLock({ entries[timer] }) else { return }
      if RunLoopTracking.isActive { return hold(timer) }
      lock.withLock { entries[timer]?.isHeld = false }
      entry.timer.fire()
    }
  }

  /// Returns the Foundation object that Core Foundation's timer calls.
  private static func object(of timer: UnsafeRawPointer) -> Foundation.Timer? {
    CoreFoundation.context(of: timer).info.map {
      Unmanaged<Foundation.Timer>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
