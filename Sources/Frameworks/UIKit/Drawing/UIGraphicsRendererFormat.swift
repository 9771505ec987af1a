/// The properties of a renderer's drawing.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsrendererformat>.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// Creates the format that suits the device.
  public override required init() {
    super.init()
  }

  /// The bounds of the drawing.
  open internal(set) var bounds = CGRect.zero

  /// Returns the format that suits the device.
  open class func `default`() -> Self { self.init() }

  /// Returns the format that suits the device.
  open class func preferred() -> Self { self.init() }

  /// Returns the format itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
