import Foundation

/// The functions of a source, and their argument.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunloopsourcecontext>.
public struct CFRunLoopSourceContext {
  /// The version of the structure, which must be 0.
  public var version: CFIndex
  /// The argument of the functions.
  public var info: UnsafeMutableRawPointer!
  /// A function that retains `info`.
  public var retain: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)!
  /// A function that releases `info`.
  public var release: (@convention(c) (UnsafeRawPointer?) -> Void)!
  /// A function that's called when the source is added to a run loop mode.
  public var schedule: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!
  /// A function that's called when the source is removed from a run loop mode.
  public var cancel: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!
  /// A function that the run loop calls after the source was signaled.
  public var perform: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!

  /// Creates a context without functions.
  public init() {
    version = 0
  }
}

/// A source that makes a run loop call a function when it's signaled.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunloopsource>.
public final class CFRunLoopSource: Hashable {
  /// Keeps a source's closures alive while Core Foundation's source is in use.
  private final class Keeper {
    let context: CFRunLoopSourceContext

    init(_ context: CFRunLoopSourceContext) {
      self.context = context
      if let retain = context.retain { _ = retain(context.info) }
    }

    deinit {
      if let release = context.release { release(context.info) }
    }
  }

  let context: CFRunLoopSourceContext
  let pointer: UnsafeRawPointer

  init(_ context: CFRunLoopSourceContext, order: CFIndex) {
    self.context = context
    var parts = SourceCalls.Context()
    let keeper = Keeper(context)
    parts.info = Unmanaged.passUnretained(keeper).toOpaque()
    parts.retain = { info in
      info.map { UnsafeRawPointer(Unmanaged<Keeper>.fromOpaque($0).retain().toOpaque()) }
    }
    parts.release = { info in
      if let info { Unmanaged<Keeper>.fromOpaque(info).release() }
    }
    parts.perform = { info in
      guard let info else { return }
      let context = Unmanaged<Keeper>.fromOpaque(info).takeUnretainedValue().context
      context.perform?(context.info)
    }
    pointer = withExtendedLifetime(keeper) { SourceCalls.create(nil, order, &parts) }
  }

  deinit { CoreFoundationSymbols.release(pointer) }

  /// Returns whether two sources are the same.
  public static func == (left: CFRunLoopSource, right: CFRunLoopSource) -> Bool { left === right }

  /// Hashes the identity of the source.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Creates a source.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/cfrunloopsourcecreate(_:_:_:)>.
public func CFRunLoopSourceCreate(
  _ allocator: CFAllocator!, _ order: CFIndex,
  _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! {
  CFRunLoopSource(context.pointee, order: order)
}

/// Adds a source to a mode of a run loop.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunloopaddsource(_:_:_:)>.
public func CFRunLoopAddSource(
  _ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!
) {
  SourceCalls.add(rl.pointer, source.pointer, mode.pointer)
  source.context.schedule?(source.context.info, rl, mode)
}

/// Removes a source from a mode of a run loop.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/cfrunloopremovesource(_:_:_:)>.
public func CFRunLoopRemoveSource(
  _ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!
) {
  guard CFRunLoopContainsSource(rl, source, mode) else { return }
  SourceCalls.remove(rl.pointer, source.pointer, mode.pointer)
  source.context.cancel?(source.context.info, rl, mode)
}

/// Returns whether a run loop handles a source in a mode.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/cfrunloopcontainssource(_:_:_:)>.
public func CFRunLoopContainsSource(
  _ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!
) -> Bool {
  SourceCalls.contains(rl.pointer, source.pointer, mode.pointer)
}

/// Signals a source, which is called by the next run loop that handles it.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunloopsourcesignal(_:)>.
public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) { SourceCalls.signal(source.pointer) }

/// Invalidates a source.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/cfrunloopsourceinvalidate(_:)>.
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) {
  SourceCalls.invalidate(source.pointer)
}

/// Returns whether a source can still be called.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunloopsourceisvalid(_:)>.
public func CFRunLoopSourceIsValid(_ source: CFRunLoopSource!) -> Bool {
  SourceCalls.isValid(source.pointer)
}

/// Core Foundation's own run loop source functions.
private enum SourceCalls {
  /// The memory layout of Core Foundation's source context.
  struct Context {
    var version = 0
    var info: UnsafeMutableRawPointer?
    var retain: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)?
    var release: (@convention(c) (UnsafeRawPointer?) -> Void)?
    var others: (Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0)
    var perform: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
  }

  typealias Change = @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Void
  typealias Action = @convention(c) (UnsafeRawPointer) -> Void
  typealias Question = @convention(c) (UnsafeRawPointer) -> Bool

  static let create = CoreFoundationSymbols.function(
    "CFRunLoopSourceCreate",
    as: (@convention(c) (UnsafeRawPointer?, Int, UnsafeRawPointer) -> UnsafeRawPointer).self)
  static let add = CoreFoundationSymbols.function("CFRunLoopAddSource", as: Change.self)
  static let remove = CoreFoundationSymbols.function("CFRunLoopRemoveSource", as: Change.self)
  static let contains = CoreFoundationSymbols.function(
    "CFRunLoopContainsSource",
    as: (@convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Bool).self)
  static let signal = CoreFoundationSymbols.function("CFRunLoopSourceSignal", as: Action.self)
  static let invalidate = CoreFoundationSymbols.function(
    "CFRunLoopSourceInvalidate", as: Action.self)
  static let isValid = CoreFoundationSymbols.function("CFRunLoopSourceIsValid", as: Question.self)
}
