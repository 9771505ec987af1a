import Stubs

/// The effect at an edge where a scroll view's content passes under bars.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscrolledgeeffect>.
@available(iOS 26.0, *)
@preconcurrency @MainActor
@available(IOS26 )
open class UIScrollEdgeEffect: NSObject {
  /// The style of an edge.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiscrolledgeeffect/style-swift.class>.
  @preconcurrency @MainActor
  open class Style: NSObject {
    /// The style that the system chooses.
    public class var automatic: Style { automaticStyle }
    /// An edge that blurs gradually.
    public class var soft: Style { softStyle }
    /// An edge with a dividing line.
    public class var hard: Style { hardStyle }

    private static let automaticStyle = Style()
    private static let softStyle = Style()
    private static let hardStyle = Style()
  }

  /// The style of the edge.
  open var style: Style = .automatic {
    didSet { Stub.scrollEdgeEffect.report(if: style !== Style.automatic) }
  }
  /// Whether the effect is hidden.
  open var isHidden = false
}
