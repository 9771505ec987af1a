import Raster
import Stubs

/// Settings for drawing text, and the results.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsstringdrawingcontext>.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which fonts may be scaled; 0 doesn't scale them.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet {
      Stub.textMinimumScaleFactor.tell(if: minimumScaleFactor != 0)
    }
  }
  /// The factor by which fonts were scaled.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the last measured or drawn text.
  open internal(set) var totalBounds = CGRect.zero
}
