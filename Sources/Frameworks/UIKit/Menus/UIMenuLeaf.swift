/// A menu element that performs an action when it's chosen, instead of containing other elements.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenuleaf>.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The text of the element.
  var title: String { get set }
  /// The image next to the text.
  var image: UIImage? { get set }
  /// The image next to the text while the element is selected, or `nil` to show `image`.
  var selectedImage: UIImage? { get set }
  /// A longer text for places with space to explain the element.
  var discoverabilityTitle: String? { get set }
  /// The attributes of the element's appearance and behavior.
  var attributes: UIMenuElement.Attributes { get set }
  /// The mark next to the element.
  var state: UIMenuElement.State { get set }
  /// The behavior of the element's key command while its keys are held down.
  @available(IOS26 )
  var repeatBehavior: UIMenuElement.RepeatBehavior { get set }
  /// The preferred visibility of the image.
  @available(IOS27 )
  var preferredImageVisibility: UIMenuElement.ImageVisibility { get set }
  /// The object that the element is performed for while it's performed.
  var sender: Any? { get }

  /// Performs the element's action.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIMenuLeaf {
  /// The image for the element's state.
  var shownImage: UIImage? { state == .on ? selectedImage ?? image : image }
}
