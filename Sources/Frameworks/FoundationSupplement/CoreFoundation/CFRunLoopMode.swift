import Foundation
import Synchronization

/// A mode of a run loop.
///
/// The run loop handles only sources that were added for its current mode.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfrunloopmode>.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a mode with a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// The default mode.
  public static let defaultMode = CFRunLoopMode(RunLoop.Mode.default.rawValue)

  /// All modes that are marked as common.
  public static let commonModes = CFRunLoopMode(RunLoop.Mode.common.rawValue)

  var pointer: UnsafeRawPointer { Self.pointer(rawValue) }

  /// The mode names for Core Foundation.
  ///
  /// It recognizes the common modes, which aren't a real mode, by the address of their name.
  private static let pointers = Mutex<[String: UInt]>([
    defaultMode.rawValue: UInt(bitPattern: CoreFoundationSymbols.constant("kCFRunLoopDefaultMode")),
    commonModes.rawValue: UInt(bitPattern: CoreFoundationSymbols.constant("kCFRunLoopCommonModes")),
  ])

  /// Returns Core Foundation's name for a mode, and keeps it permanently because there are only a
  /// few.
  static func pointer(_ name: String) -> UnsafeRawPointer {
    let address = pointers.withLock { pointers in
      if let known = pointers[name] { return known }
      let made = UInt(bitPattern: CoreFoundationSymbols.text(name))
      pointers[name] = made
      return made
    }
    guard let pointer = UnsafeRawPointer(bitPattern: address) else {
      preconditionFailure("a mode of a run loop has no name")
    }
    return pointer
  }
}
