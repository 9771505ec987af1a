/// The shadow of text.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsshadow>.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The first word of the object.
  ///
  /// When an attributed string compares values, Core Foundation interprets this word as a type
  /// number, and a value of 0 would terminate the process.
  private let coreFoundationType: UInt64 = 0x100

  /// The offset of the shadow.
  open var shadowOffset = CGSize.zero
  /// The radius of the shadow's blur.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, as a `UIColor`.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow without an offset.
  public override init() {
    super.init()
  }

  /// Creates a shadow from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    shadowOffset = coder.decodeCGSize(forKey: "NSShadowOffset")
    shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
    shadowColor =
      coder.containsValue(forKey: "NSShadowColor")
      ? coder.decodeObject(of: UIColor.self, forKey: "NSShadowColor") : nil
  }

  /// Writes the shadow into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(shadowOffset, forKey: "NSShadowOffset")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    if let color = shadowColor as? UIColor { coder.encode(color, forKey: "NSShadowColor") }
  }

  /// Whether the class supports secure coding.
  open class var supportsSecureCoding: Bool { true }

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

  /// A hash value for the shadow.
  open override var hash: Int { shadowBlurRadius.hashValue ^ shadowOffset.width.hashValue }
}
