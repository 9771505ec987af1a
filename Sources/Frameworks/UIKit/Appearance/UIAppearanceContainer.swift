/// An object in which an appearance proxy may require views to be.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiappearancecontainer>.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
