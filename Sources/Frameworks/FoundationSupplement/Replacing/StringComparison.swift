import Foundation

/// Compares strings by their UTF-16 units, as on Apple's systems. On Linux, strings are equal if
/// they look the same, such as “é” as one character and as a letter with an accent, although their
/// hash values differ.
///
/// The method takes the place of that of `NSString`, whose instances are `self`.
@_spi(Quince) open class StringComparison {
  /// Returns whether a string is equal to another object.
  @_spi(Quince) open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSString else { return false }
    return TextCalls.isEqual(unsafeBitCast(self, to: NSString.self), to: other as String)
  }

  static func takeOver() {
    MethodTable.replace(
      "$s10Foundation8NSStringC7isEqualySbypSgF", in: [NSString.self, NSMutableString.self], by: 0,
      of: self)
  }
}
