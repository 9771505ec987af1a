import Foundation

/// Compares numbers, in an archive by their type, too. On Linux, an archive contains only one of
/// all objects that are equal, so that `true` would become 1, or 1 become `true`.
///
/// The method takes the place of that of `NSNumber`, whose instances are `self`.
@_spi(Quince) open class NumberComparison {
  /// Returns whether a number is equal to another object.
  @_spi(Quince) open func isEqual(_ object: Any?) -> Bool {
    let number = unsafeBitCast(self, to: NSNumber.self)
    guard number.isPlainlyEqual(object) else { return false }
    guard ArchivingThread.isCurrent, let other = object as? NSNumber else { return true }
    return number.kind == other.kind
  }
}

extension NSNumber {
  @_silgen_name("$s10Foundation8NSNumberC7isEqualySbypSgF")
  fileprivate func isPlainlyEqual(_ object: Any?) -> Bool

  fileprivate enum Kind { case truth, integer, fraction }

  fileprivate var kind: Kind {
    if type(of: self) == type(of: NSNumber(value: true)) { return .truth }
    let type = UInt8(bitPattern: objCType.pointee)
    return type == UInt8(ascii: "d") || type == UInt8(ascii: "f") ? .fraction : .integer
  }
}
