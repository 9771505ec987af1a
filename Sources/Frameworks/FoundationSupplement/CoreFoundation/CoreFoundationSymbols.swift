import Foundation

/// Functions and constants of Core Foundation, which Foundation is built on but doesn't re-export.
enum CoreFoundationSymbols {
  /// Returns the function with a name.
  static func function<Function>(_ name: String, as type: Function.Type) -> Function {
    unsafeBitCast(symbol(name), to: type)
  }

  /// Returns the value of a constant with a name.
  static func constant(_ name: String) -> UnsafeRawPointer {
    UnsafeRawPointer(symbol(name)).load(as: UnsafeRawPointer.self)
  }

  private static func symbol(_ name: String) -> UnsafeMutableRawPointer {
    guard let symbol = dlsym(nil, name) else { preconditionFailure("there is no \(name)") }
    return symbol
  }

  private static let makeText = function(
    "CFStringCreateWithCString",
    as: (@convention(c) (UnsafeRawPointer?, UnsafePointer<CChar>, UInt32) -> UnsafeRawPointer?).self
  )

  /// Returns a Core Foundation string that the caller owns.
  static func text(_ text: String) -> UnsafeRawPointer {
    let utf8: UInt32 = 0x0800_0100
    guard let made = makeText(nil, text, utf8) else { preconditionFailure("“\(text)” isn't UTF-8") }
    return made
  }

  /// Releases an object.
  static let release = function(
    "CFRelease", as: (@convention(c) (UnsafeRawPointer) -> Void).self)
}
