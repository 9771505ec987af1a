import Foundation

/// The activities of a run loop.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunloopactivity>.
public struct CFRunLoopActivity: OptionSet, Sendable {
  /// The activities as bits.
  public let rawValue: CFOptionFlags

  /// Creates a set of activities.
  public init(rawValue: CFOptionFlags) {
    self.rawValue = rawValue
  }

  /// The run loop is about to start.
  public static let entry = CFRunLoopActivity(rawValue: 1 << 0)
  /// The run loop is about to handle timers.
  public static let beforeTimers = CFRunLoopActivity(rawValue: 1 << 1)
  /// The run loop is about to handle sources.
  public static let beforeSources = CFRunLoopActivity(rawValue: 1 << 2)
  /// The run loop is about to wait.
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
  /// The run loop has finished waiting.
  public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
  /// The run loop is about to end.
  public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
  /// All activities.
  public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

/// An observer of a run loop's activities.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunloopobserver>.
public final class CFRunLoopObserver: Hashable {
  /// Keeps an observer alive while Core Foundation might call it.
  private final class Keeper {
    var observer: CFRunLoopObserver?
  }

  let pointer: UnsafeRawPointer
  private let keeper: Keeper

  init(
    _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  ) {
    let keeper = Keeper()
    self.keeper = keeper
    pointer = ObserverCalls.create(nil, activities, repeats, order) { _, activity in
      guard let observer = keeper.observer else { return }
      if !repeats { keeper.observer = nil }
      block(observer, CFRunLoopActivity(rawValue: activity))
    }
    keeper.observer = self
  }

  deinit { CoreFoundationSymbols.release(pointer) }

  func invalidate() {
    ObserverCalls.invalidate(pointer)
    keeper.observer = nil
  }

  /// Returns whether two observers are the same.
  public static func == (left: CFRunLoopObserver, right: CFRunLoopObserver) -> Bool {
    left === right
  }

  /// Hashes the identity of the observer.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Creates an observer that calls a block.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/cfrunloopobservercreatewithhandler(_:_:_:_:_:)>.
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
  CFRunLoopObserver(activities, repeats, order, block)
}

/// Adds an observer to a mode of a run loop.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunloopaddobserver(_:_:_:)>.
public func CFRunLoopAddObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
  ObserverCalls.add(rl.pointer, observer.pointer, mode.pointer)
}

/// Removes an observer from a mode of a run loop.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/cfrunloopremoveobserver(_:_:_:)>.
public func CFRunLoopRemoveObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
  ObserverCalls.remove(rl.pointer, observer.pointer, mode.pointer)
}

/// Returns whether an observer is called while a run loop is in a mode.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/cfrunloopcontainsobserver(_:_:_:)>.
public func CFRunLoopContainsObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) -> Bool {
  ObserverCalls.contains(rl.pointer, observer.pointer, mode.pointer)
}

/// Invalidates an observer.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/cfrunloopobserverinvalidate(_:)>.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) { observer.invalidate() }

/// Returns whether an observer can still be called.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunloopobserverisvalid(_:)>.
public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool {
  ObserverCalls.isValid(observer.pointer)
}

/// Core Foundation's own run loop observer functions.
private enum ObserverCalls {
  typealias Change = @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Void

  static let create = CoreFoundationSymbols.function(
    "CFRunLoopObserverCreateWithHandler",
    as: (@convention(c) (
      UnsafeRawPointer?, UInt, Bool, Int,
      @escaping @convention(block) (UnsafeRawPointer?, UInt) -> Void
    ) -> UnsafeRawPointer).self)
  static let add = CoreFoundationSymbols.function("CFRunLoopAddObserver", as: Change.self)
  static let remove = CoreFoundationSymbols.function("CFRunLoopRemoveObserver", as: Change.self)
  static let contains = CoreFoundationSymbols.function(
    "CFRunLoopContainsObserver",
    as: (@convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Bool).self)
  static let invalidate = CoreFoundationSymbols.function(
    "CFRunLoopObserverInvalidate", as: (@convention(c) (UnsafeRawPointer) -> Void).self)
  static let isValid = CoreFoundationSymbols.function(
    "CFRunLoopObserverIsValid", as: (@convention(c) (UnsafeRawPointer) -> Bool).self)
}
