import Stubs

/// The target or source of a preview.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipreviewtarget>.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view whose coordinate system contains the center.
  open private(set) var container: UIView
  /// The center of the preview.
  open private(set) var center: CGPoint
  /// The transform of the preview.
  open private(set) var transform: CGAffineTransform

  /// Creates a target.
  public init(
    container: UIView, center: CGPoint, transform: CGAffineTransform = .identity
  ) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}

/// The parameters of a preview's appearance.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipreviewparameters>.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The visible part of the view, in its coordinates, or `nil` for the entire view.
  open var visiblePath: UIBezierPath?
  /// The outline that casts the shadow.
  open var shadowPath: UIBezierPath? {
    didSet { Stub.previewShadowPath.report(if: shadowPath != nil) }
  }
  /// The color behind the view.
  open var backgroundColor: UIColor! = .systemBackground

  /// Creates parameters that show the entire view.
  public override init() {
    super.init()
  }

  /// Creates parameters that show lines of text.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for value in textLineRects {
      let line = value.cgRectValue.insetBy(dx: -4, dy: -2)
      path.append(UIBezierPath(roundedRect: line, cornerRadius: 4))
    }
    visiblePath = path
  }
}

/// A view that's shown while the user interacts with it, with the location that it comes from.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitargetedpreview>.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The target or source of the preview.
  open private(set) var target: UIPreviewTarget
  /// The view that's shown.
  open private(set) var view: UIView
  /// The parameters of the preview's appearance.
  open private(set) var parameters: UIPreviewParameters

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview of a view in a window.
  ///
  /// The preview stays at the view's position.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(
        container: view.superview ?? view,
        center: view.superview == nil
          ? CGPoint(x: view.bounds.midX, y: view.bounds.midY) : view.center))
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview of the same view with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
