/// An item in a view that assistive technology can access even though it isn't a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilityelement>.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// Creates an element in a container, which is a view or another element.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }

  /// The view or element that contains the element.
  ///
  /// It isn't retained.
  open weak var accessibilityContainer: AnyObject?

  /// Whether assistive technology can access the element.
  open var isAccessibilityElement = true
  /// A short label that identifies the element.
  open var accessibilityLabel: String?
  /// A short description of the result of an action on the element.
  open var accessibilityHint: String?
  /// The value of the element.
  open var accessibilityValue: String?
  /// The traits that characterize the element.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// A string that tests use to identify the element.
  open var accessibilityIdentifier: String?

  private var storedFrame = CGRect.zero

  /// The frame in the coordinates of the screen.
  open var accessibilityFrame: CGRect {
    get {
      guard let frame = storedFrameInContainer, let view = accessibilityContainer as? UIView else {
        return storedFrame
      }
      return view.convert(frame, to: nil)
    }
    set {
      storedFrame = newValue
      storedFrameInContainer = nil
    }
  }

  private var storedFrameInContainer: CGRect?

  /// The frame in the coordinates of the container.
  open var accessibilityFrameInContainerSpace: CGRect {
    get {
      storedFrameInContainer
        ?? (accessibilityContainer as? UIView)?.convert(storedFrame, from: nil) ?? storedFrame
    }
    set { storedFrameInContainer = newValue }
  }
}
