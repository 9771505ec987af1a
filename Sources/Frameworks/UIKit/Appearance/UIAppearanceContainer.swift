/// An object that an appearance proxy can require views to be contained in.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiappearancecontainer>.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
