import Foundation
import Synchronization

/// How long Foundation's timers live, and what they keep: as on Apple's systems, a run loop keeps a
/// timer until it's invalid, and an invalid timer keeps nothing.
///
/// Foundation's timers on Linux retain themselves when they're created and keep their blocks, so
/// neither they nor the targets of their blocks would ever be released.
package enum TimerLifetimes {
  private struct Entry {
    /// The timer's counterpart in Core Foundation.
    let timer: UnsafeRawPointer
    /// The run loop that keeps the timer.
    var loop: UnsafeRawPointer?
    /// How often the object is retained: for its run loop, and while it fires.
    var owners = 0
    var isEnded = false
  }

  private static let lock = NSLock()
  /// The valid timers and those that are firing, by the address of Foundation's object.
  nonisolated(unsafe) private static var entries: [UnsafeRawPointer: Entry] = [:]
  /// Called with the address of each of Foundation's timers that becomes invalid.
  package static let whenInvalid = Mutex<(@Sendable (UnsafeRawPointer) -> Void)?>(nil)

  /// Creates the counterpart of one of Foundation's timers, which doesn't keep it.
  static func create(
    _ context: UnsafeRawPointer?, _ create: (UnsafeRawPointer?) -> UnsafeRawPointer?
  ) -> UnsafeRawPointer? {
    guard var own = context?.load(as: CoreFoundation.TimerContext.self), let info = own.info,
      own.retain == nil, own.release == nil
    else { return create(context) }
    own.retain = {
      if let info = $0 { TimerLifetimes.retain(info) }
      return $0
    }
    own.release = { if let info = $0 { TimerLifetimes.release(info) } }
    guard let timer = create(&own) else { return nil }
    lock.withLock { entries[info] = Entry(timer: timer) }
    // Foundation and Core Foundation have retained the object, which the initializer that calls
    // this still owns.
    Unmanaged<Timer>.fromOpaque(info).release()
    Unmanaged<Timer>.fromOpaque(info).release()
    return timer
  }

  /// Has a run loop keep a valid timer.
  static func retain(_ timer: UnsafeRawPointer, for loop: UnsafeRawPointer) {
    guard let info = CoreFoundation.context(of: timer).info else { return }
    let isNew = lock.withLock {
      guard let entry = entries[info], entry.timer == timer, entry.loop == nil else { return false }
      entries[info]?.loop = loop
      entries[info]?.owners += 1
      return true
    }
    if isNew { _ = Unmanaged<Timer>.fromOpaque(info).retain() }
  }

  /// Called by Core Foundation when a timer is created, and each time before it fires.
  private static func retain(_ info: UnsafeRawPointer) {
    _ = Unmanaged<Timer>.fromOpaque(info).retain()
    lock.withLock { entries[info]?.owners += 1 }
  }

  /// Called by Core Foundation each time after a timer fires, and once it's invalid.
  private static func release(_ info: UnsafeRawPointer) {
    guard let entry = lock.withLock({ entries[info] }) else { return }
    let isInvalid = !CoreFoundation.isValid(entry.timer)
    let (isEnd, isOwned) = lock.withLock { () -> (Bool, Bool) in
      guard var entry = entries[info] else { return (false, false) }
      let isOwned = entry.owners > 0
      if isOwned { entry.owners -= 1 }
      let isEnd = isInvalid && !entry.isEnded
      entry.isEnded = isInvalid
      entries[info] = isInvalid && entry.owners == 0 ? nil : entry
      return (isEnd, isOwned)
    }
    if isEnd { end(info, on: entry.loop) }
    if isOwned { Unmanaged<Timer>.fromOpaque(info).release() }
  }

  /// Releases what an invalid timer keeps.
  private static func end(_ info: UnsafeRawPointer, on loop: UnsafeRawPointer?) {
    whenInvalid.withLock(\.self)?(info)
    // On another thread, the timer might be reading its block. One that is being deallocated can't
    // be retained.
    if isOnThread(of: loop), let object = tryRetain(info) {
      TimerBlock.release(of: Unmanaged<Timer>.fromOpaque(object).takeRetainedValue())
    }
  }

  private static func isOnThread(of loop: UnsafeRawPointer?) -> Bool {
    loop == nil || loop == CoreFoundation.currentRunLoop()
      || loop == CoreFoundation.mainRunLoop() && MainQueue.isCurrent
  }

  private static let tryRetain = LibDispatch.function(
    "swift_tryRetain",
    as: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?).self)
}

/// The block of one of Foundation's timers, which has no accessors.
private enum TimerBlock {
  private typealias Block = @Sendable (Timer) -> Void

  @_silgen_name("swift_reflectionMirror_recursiveChildOffset")
  private static func offset(in type: Any.Type, index: Int) -> Int

  private static let offset: Int? = {
    let example = Timer(timeInterval: 0, repeats: false) { _ in }
    let children = Array(Mirror(reflecting: example).children)
    guard let index = children.firstIndex(where: { $0.label == "_fire" }),
      children[index].value is Block
    else { return nil }
    return offset(in: Timer.self, index: index)
  }()

  /// Releases the block of an invalid timer.
  static func release(of timer: Timer) {
    guard let offset else { return }
    let block = Unmanaged.passUnretained(timer).toOpaque().advanced(by: offset)
    block.assumingMemoryBound(to: Block.self).pointee = { _ in }
  }
}
