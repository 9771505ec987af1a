import Raster
import Stubs

/// How far text may shrink, and how far it did.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsstringdrawingcontext>.
open class NSStringDrawingContext: NSObject {
  /// How far fonts may shrink; 0 is not at all.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet {
      Stub.textMinimumScaleFactor.tell(if: minimumScaleFactor != 0)
    }
  }
  /// How far fonts shrank.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// What was measured or drawn last.
  open internal(set) var totalBounds = CGRect.zero
}
