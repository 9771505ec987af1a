import CoreGraphics
import Stubs

extension UIViewController {
  /// The transition to a view controller.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition>.
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    typealias Source = (ZoomSourceViewProviderContext) -> (
      any UIPopoverPresentationControllerSourceItem
    )?

    /// The modal transition style, unless the transition is a zoom.
    let style: UIModalTransitionStyle?
    let source: Source?
    let options: ZoomOptions?

    private init(
      style: UIModalTransitionStyle? = nil, source: Source? = nil, options: ZoomOptions? = nil
    ) {
      self.style = style
      self.source = source
      self.options = options
      super.init()
    }

    /// A slide from the bottom.
    public class var coverVertical: Transition { Transition(style: .coverVertical) }
    /// A flip around the vertical axis.
    public class var flipHorizontal: Transition { Transition(style: .flipHorizontal) }
    /// A fade.
    public class var crossDissolve: Transition { Transition(style: .crossDissolve) }
    /// A page that curls up.
    public class var partialCurl: Transition { Transition(style: .partialCurl) }

    /// Returns a zoom from a view.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(source: { sourceViewProvider($0) }, options: options) }

    /// Returns a zoom from a button in a bar.
    @available(IOS26 )
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Transition { Transition(source: { sourceBarButtonItemProvider($0) }, options: options) }
  }
}

extension UIViewController.Transition {
  /// The view controllers of a zoom.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomsourceviewprovidercontext>.
  @preconcurrency @MainActor
  open class ZoomSourceViewProviderContext: NSObject {
    /// The view controller with the source of the zoom.
    open private(set) var sourceViewController: UIViewController
    /// The view controller that's shown.
    open private(set) var zoomedViewController: UIViewController

    init(from source: UIViewController, to zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }

  /// The options of a zoom.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions>.
  @preconcurrency @MainActor
  open class ZoomOptions: NSObject, @preconcurrency NSCopying {
    /// The color that dims the source.
    open var dimmingColor: UIColor? { didSet { dimmingDidChange() } }

    /// The effect that dims the source.
    open var dimmingVisualEffect: UIBlurEffect? { didSet { dimmingDidChange() } }

    private func dimmingDidChange() {
      Stub.zoomDimming.report(if: dimmingColor != nil || dimmingVisualEffect != nil)
    }

    /// A closure that returns whether a gesture can dismiss the view controller.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)? {
      didSet { Stub.zoomInteraction.report(if: interactiveDismissShouldBegin != nil) }
    }

    /// A closure that returns the area of the view that's aligned with the source.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

    /// Returns a copy of the options.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = ZoomOptions()
      copy.dimmingColor = dimmingColor
      copy.dimmingVisualEffect = dimmingVisualEffect
      copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
      copy.alignmentRectProvider = alignmentRectProvider
      return copy
    }
  }
}

extension UIViewController.Transition.ZoomOptions {
  /// A gesture that can dismiss a view controller.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions/interactioncontext>.
  @preconcurrency @MainActor
  open class InteractionContext: NSObject {
    /// The location of the gesture.
    open private(set) var location = CGPoint.zero
    /// The velocity of the gesture.
    open private(set) var velocity = CGVector.zero
    /// Whether the dismissal begins unless the app prevents it.
    open private(set) var willBegin = false

    fileprivate override init() {
      super.init()
    }
  }

  /// The view and the view controller of a zoom.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions/alignmentrectcontext>.
  @preconcurrency @MainActor
  open class AlignmentRectContext: NSObject {
    /// The source of the zoom.
    open private(set) var sourceView: UIView
    /// The view controller that's shown.
    open private(set) var zoomedViewController: UIViewController

    init(from source: UIView, to zoomed: UIViewController) {
      sourceView = source
      zoomedViewController = zoomed
      super.init()
    }
  }
}
