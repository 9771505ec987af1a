/// The shadow of text.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsshadow>.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  /// What Core Foundation takes for a type number, in an object's first word, when an attributed string
  /// compares values; a 0 there would end the process.
  private let coreFoundationType: UInt64 = 0x100

  /// The offset of the shadow.
  open var shadowOffset = CGSize.zero
  /// The radius of the shadow's blur.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor`.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Returns a shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns whether two shadows have the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  /// A number that equal shadows share.
  open override var hash: Int { shadowBlurRadius.hashValue ^ shadowOffset.width.hashValue }
}
