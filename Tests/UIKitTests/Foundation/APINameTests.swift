import AppRuntime
import Testing

/// The names of UIKit's declarations in reports of uses on other threads than the main one, as
/// Xcode's Main Thread Checker and Apple's documentation write them.
struct APINameTests {
  @Test(arguments: [
    ("UIKit.UILabel.text.setter : Swift.Optional<Swift.String>", "UILabel.text"),
    ("UIKit.UIView.bounds.getter : __C.CGRect", "UIView.bounds"),
    ("UIKit.UIView.addSubview(UIKit.UIView) -> ()", "UIView.addSubview(_:)"),
    ("UIKit.UIView.layoutIfNeeded() -> ()", "UIView.layoutIfNeeded()"),
    (
      "UIKit.UIView.insertSubview(_: UIKit.UIView, at: Swift.Int) -> ()",
      "UIView.insertSubview(_:at:)"
    ),
    ("UIKit.UIView.__allocating_init(frame: __C.CGRect) -> UIKit.UIView", "UIView.init(frame:)"),
    (
      "static UIKit.UIView.animate(withDuration: Swift.Double, animations: () -> (), completion: "
        + "Swift.Optional<(Swift.Bool) -> ()>) -> ()",
      "UIView.animate(withDuration:animations:completion:)"
    ),
    (
      "UIKit.UICollectionView.dequeueConfiguredReusableCell<A, B where A: "
        + "UIKit.UICollectionViewCell>(using: UIKit.UICollectionView.CellRegistration<A, B>, for: "
        + "Foundation.IndexPath, item: Swift.Optional<B>) -> A",
      "UICollectionView.dequeueConfiguredReusableCell(using:for:item:)"
    ),
  ])
  func isThatOfTheDocumentation(symbol: String, name: String) {
    #expect(APIName.text(ofDemangled: symbol) == name)
  }

  @Test func isFoundInASymbol() {
    #expect(APIName.text(of: "$s5UIKit6UIViewC10addSubviewyyACF") == "UIView.addSubview(_:)")
    #expect(APIName.text(of: "swift_release") == nil)
  }
}
