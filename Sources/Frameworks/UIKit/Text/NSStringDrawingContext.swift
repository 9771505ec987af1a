import Raster
import Stubs

/// Settings for drawing text, and the results.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsstringdrawingcontext>.
open class NSStringDrawingContext: NSObject {
  /// The minimum scale factor for fonts, or 0 for no scaling.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet {
      Stub.textMinimumScaleFactor.report(if: minimumScaleFactor != 0)
    }
  }
  /// The scale factor that was used for fonts.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the last measured or drawn text.
  open internal(set) var totalBounds = CGRect.zero
}
