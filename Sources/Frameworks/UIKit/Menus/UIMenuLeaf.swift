/// A menu element that does something when it's chosen, unlike one that holds others.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenuleaf>.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The text of the element.
  var title: String { get set }
  /// The image beside the text.
  var image: UIImage? { get set }
  /// The image beside the text while the element is selected; `nil` shows `image`.
  var selectedImage: UIImage? { get set }
  /// A longer text, for where there's room to explain the element.
  var discoverabilityTitle: String? { get set }
  /// The attributes of the element's look and behavior.
  var attributes: UIMenuElement.Attributes { get set }
  /// The mark beside the element.
  var state: UIMenuElement.State { get set }
  /// The object that the element is performed for, while it's performed.
  var sender: Any? { get }

  /// Performs the element's action.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIMenuLeaf {
  /// The image that suits the element's state.
  var shownImage: UIImage? { state == .on ? selectedImage ?? image : image }
}
