import Foundation
import Synchronization

// If the device's clock is manual, the app's delayed work in libdispatch runs on that clock. The
// dynamic linker finds these functions before libdispatch's, because apps are linked with UIKit
// first.

/// Replaces libdispatch's function, which `asyncAfter` calls.
@_cdecl("dispatch_after")
package func dispatchAfter(
  _ when: UInt64, _ queue: UnsafeRawPointer, _ block: @escaping @convention(block) () -> Void
) {
  guard DeviceClock.shared.isManual, when != 0 else {
    return LibDispatch.after(when, queue, block)
  }
  DispatchTimers.run(at: when, on: queue, block)
}

/// Replaces libdispatch's function, which `Task.sleep` calls.
@_cdecl("dispatch_after_f")
package func dispatchAfterFunction(
  _ when: UInt64, _ queue: UnsafeRawPointer, _ context: UnsafeMutableRawPointer?,
  _ function: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
  guard DeviceClock.shared.isManual, when != 0 else {
    return LibDispatch.afterFunction(when, queue, context, function)
  }
  DispatchTimers.run(at: when, on: queue) { function(context) }
}

/// Replaces libdispatch's function, which `async` calls, so that the clock waits for work in
/// queues.
@_cdecl("dispatch_async")
package func dispatchAsync(
  _ queue: UnsafeRawPointer, _ block: @escaping @convention(block) () -> Void
) {
  guard DeviceClock.shared.isManual else { return LibDispatch.async(queue, block) }
  if queue == LibDispatch.mainQueue { return MainQueue.enqueue(block) }
  DispatchTimers.run(on: queue, block)
}

/// Replaces libdispatch's function, which runs tasks without an actor.
@_cdecl("dispatch_async_f")
package func dispatchAsyncFunction(
  _ queue: UnsafeRawPointer, _ context: UnsafeMutableRawPointer?,
  _ function: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
  guard DeviceClock.shared.isManual, queue != LibDispatch.mainQueue else {
    return LibDispatch.asyncFunction(queue, context, function)
  }
  DispatchTimers.run(on: queue) { function(context) }
}

/// Replaces libdispatch's function.
///
/// A timer on the main queue becomes a source that the clock signals.
@_cdecl("dispatch_source_create")
package func dispatchSourceCreate(
  _ type: UnsafeRawPointer, _ handle: UInt, _ mask: UInt, _ queue: UnsafeRawPointer?
) -> UnsafeRawPointer? {
  guard DeviceClock.shared.isManual, type == LibDispatch.timerType, !LibDispatch.isOwn(queue) else {
    return LibDispatch.createSource(type, handle, mask, queue)
  }
  let isOnMain = queue == LibDispatch.mainQueue
  let source =
    isOnMain
    ? LibDispatch.createSource(LibDispatch.countType, 0, 0, queue)
    : LibDispatch.createSource(type, handle, mask, queue)
  if let source { DispatchTimers.add(source, isOnMain: isOnMain) }
  return source
}

/// Replaces libdispatch's function, which a timer source's `schedule` methods call.
@_cdecl("dispatch_source_set_timer")
package func dispatchSourceSetTimer(
  _ source: UnsafeRawPointer, _ start: UInt64, _ interval: UInt64, _ leeway: UInt64
) {
  guard !DispatchTimers.set(source, start: start, interval: interval) else { return }
  LibDispatch.setTimer(source, start, interval, leeway)
}

/// Replaces libdispatch's function, to count a timer's owners.
@_cdecl("dispatch_retain")
package func dispatchRetain(_ object: UnsafeRawPointer) {
  DispatchTimers.noteOwner(of: object, change: 1)
  LibDispatch.retain(object)
}

/// Replaces libdispatch's function, to detect when a timer's last owner releases it.
@_cdecl("dispatch_release")
package func dispatchRelease(_ object: UnsafeRawPointer) {
  DispatchTimers.noteOwner(of: object, change: -1)
  LibDispatch.release(object)
}

/// The app's delayed work in libdispatch, run on the device's clock.
enum DispatchTimers {
  private struct Source {
    let isOnMain: Bool
    var owners = 1
    /// The timer on the device's clock, for a source on the main queue.
    var timer: DeviceClock.Timer?
    /// The last time on the system clock at which a source on another queue fires.
    ///
    /// Those sources use real time.
    var lastFiring = -TimeInterval.infinity
  }

  /// The maximum delay of a handler on another queue, in seconds.
  private static let lateness = 0.2

  private static let hasSources = Atomic(false)
  private static let lock = NSLock()
  nonisolated(unsafe) private static var sources: [UnsafeRawPointer: Source] = [:]

  static func run(
    at time: UInt64, on queue: UnsafeRawPointer, _ block: @escaping () -> Void
  ) {
    guard let delay = LibDispatch.delay(until: time) else { return }
    LibDispatch.retain(queue)
    DeviceClock.shared.schedule(after: delay, interval: nil, kind: .ofApp) {
      defer { LibDispatch.release(queue) }
      if queue == LibDispatch.mainQueue { return block() }
      run(on: queue, block)
    }
  }

  /// Runs work on a queue other than the main one, and makes the clock wait for it.
  static func run(on queue: UnsafeRawPointer, _ block: @escaping () -> Void) {
    let finish = MainQueue.noteWork()
    LibDispatch.async(queue) {
      block()
      finish()
    }
  }

  /// Whether a source on a queue other than the main one is about to fire.
  static var takeRealTime: Bool {
    let now = ProcessInfo.processInfo.systemUptime
    return lock.withLock {
      sources.contains {
        $0.value.lastFiring + lateness > now && LibDispatch.isCancelled($0.key) == 0
      }
    }
  }

  static func add(_ source: UnsafeRawPointer, isOnMain: Bool) {
    lock.withLock { sources[source] = Source(isOnMain: isOnMain) }
    hasSources.store(true, ordering: .releasing)
  }

  /// Schedules a source, and returns `false` if it isn't on the main queue.
  static func set(_ source: UnsafeRawPointer, start: UInt64, interval: UInt64) -> Bool {
    guard hasSources.load(ordering: .acquiring),
      let known = lock.withLock({ sources[source] })
    else { return false }
    let delay = LibDispatch.delay(until: start)
    let repeats = interval < Int64.max
    guard known.isOnMain else {
      let last = delay.map { repeats ? .infinity : ProcessInfo.processInfo.systemUptime + $0 }
      lock.withLock { sources[source]?.lastFiring = last ?? -.infinity }
      return false
    }
    lock.withLock { sources[source]?.timer = nil }
    known.timer?.invalidate()
    guard let delay else { return true }
    let timer = DeviceClock.shared.schedule(
      after: delay, interval: repeats ? Double(interval) / 1e9 : nil, kind: .ofApp
    ) { fire(source) }
    lock.withLock { sources[source]?.timer = timer }
    return true
  }

  private static func fire(_ source: UnsafeRawPointer) {
    let timer = lock.withLock { () -> DeviceClock.Timer? in
      guard let timer = sources[source]?.timer else { return nil }
      if LibDispatch.isCancelled(source) != 0 { return timer }
      LibDispatch.count(source, 1)
      return nil
    }
    timer?.invalidate()
  }

  /// Counts the owners of a source, and forgets a source without owners.
  static func noteOwner(of object: UnsafeRawPointer, change: Int) {
    guard hasSources.load(ordering: .acquiring) else { return }
    let timer = lock.withLock { () -> DeviceClock.Timer? in
      guard let owners = sources[object]?.owners else { return nil }
      guard owners + change > 0 else { return sources.removeValue(forKey: object)?.timer }
      sources[object]?.owners = owners + change
      return nil
    }
    timer?.invalidate()
  }
}
