/// A region of a view that the pointer can hover over.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointerregion>.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The region's rectangle in the view.
  open private(set) var rect: CGRect
  /// The region's identifier.
  open private(set) var identifier: AnyHashable?
  /// The edges at which the pointer doesn't stick.
  open var latchingAxes: UIAxis = []

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}
