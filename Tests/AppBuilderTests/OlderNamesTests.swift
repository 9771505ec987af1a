import Testing

/// The Swift 4 names of UIKit's members in projects that use Swift 4.
struct OlderNamesTests {
  @Test func oldNamesAreOverridden() async throws {
    let lines = try await AppFixture.run(
      """
        let form = Form(), child = Form()
        form.addChildViewController(child)
        child.didMove(toParentViewController: form)
        child.removeFromParent()
        let newer: UIViewController = form
        print(newer.prefersHomeIndicatorAutoHidden, newer.childForStatusBarStyle == nil)
        print(newer.preferredScreenEdgesDeferringSystemGestures == .bottom)
        let plain = Plain(frame: .zero)
        plain.addSubview(UIView(frame: .zero))
        plain.bringSubview(toFront: plain.subviews[0])
      """,
      with: [
        "Form.swift": """
        import UIKit
        class Form: UIViewController {
          override func addChildViewController(_ childController: UIViewController) {
            print("adds")
            super.addChildViewController(childController)
          }
          override func didMove(toParentViewController parent: UIViewController?) {
            print("moved", parent != nil)
            super.didMove(toParentViewController: parent)
          }
          override func prefersHomeIndicatorAutoHidden() -> Bool { return true }
          override func preferredScreenEdgesDeferringSystemGestures() -> UIRectEdge {
            return super.preferredScreenEdgesDeferringSystemGestures().union(.bottom)
          }
          override var childViewControllerForStatusBarStyle: UIViewController? {
            return super.childViewControllerForStatusBarStyle
          }
        }
        class Plain: UIView {
          override func bringSubview(toFront view: UIView) {
            super.bringSubview(toFront: view)
            print("front")
          }
        }
        """
      ], settings: ["SWIFT_VERSION": "4.0"])
    #expect(lines.prefix(2) == ["adds", "moved true"], "\(lines)")
    #expect(lines.suffix(3) == ["true true", "true", "front"], "\(lines)")
  }

  @Test func attributesOfTextHavePlainNames() async throws {
    let lines = try await AppFixture.run(
      """
        let field = UITextField(frame: .zero)
        let attributes: [String: Any] = [NSAttributedStringKey.strokeWidth.rawValue: -3]
        field.defaultTextAttributes = attributes
        print(field.defaultTextAttributes[NSAttributedStringKey.strokeWidth.rawValue] as? Int ?? 0)
        field.typingAttributes = [NSAttributedStringKey.kern.rawValue: 2]
        let view = UITextView(frame: .zero)
        view.typingAttributes = [NSAttributedStringKey.font.rawValue: UIFont.systemFont(ofSize: 9)]
        view.linkTextAttributes = attributes
        print(view.linkTextAttributes.count)
      """, with: [:], settings: ["SWIFT_VERSION": "4.0"])
    #expect(lines == ["-3", "1"])
  }

  private let renamed = """
    import UIKit
    class Form: UIViewController {
      func use(_ activity: UIActivityType, _ mode: UICollisionBehaviorMode) {
        let spinner = UIActivityIndicatorView(activityIndicatorStyle: .gray)
        spinner.activityIndicatorViewStyle = .white
        _ = UIImpactFeedbackGenerator(style: UIImpactFeedbackStyle.medium)
        UINotificationFeedbackGenerator().notificationOccurred(UINotificationFeedbackType.success)
        if UIDeviceOrientationIsLandscape(UIDevice.current.orientation) {}
        if UIInterfaceOrientationIsPortrait(.portrait) {}
        _ = RunLoopMode.UITrackingRunLoopMode
        _ = UIAccessibilityIsBoldTextEnabled()
        view.layer.magnificationFilter = kCAFilterNearest
        _ = UIKeyInputUpArrow
        _ = [NSNotification.Name.UIApplicationDidChangeStatusBarOrientation, .UIScreenDidConnect]
        UIApplication.shared.setMinimumBackgroundFetchInterval(
          UIApplicationBackgroundFetchIntervalNever)
      }
    }
    """

  @Test func whatWasRenamedHasItsOldName() async throws {
    let lines = try await AppFixture.run(
      """
        let label = UILabel(frame: .zero)
        label.accessibilityTraits = UIAccessibilityTraitButton | UIAccessibilityTraitSelected
        print(label.accessibilityTraits & UIAccessibilityTraitButton == UIAccessibilityTraitButton)
        UIApplication.shared.statusBarStyle = .lightContent
        UIApplication.shared.isStatusBarHidden = true
        print(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom, kCATransition)
      """, with: ["Form.swift": renamed], settings: ["SWIFT_VERSION": "4.0"])
    #expect(lines == ["true", "true transition"])
  }

  @Test func newerProjectsAreToldTheNewNames() async throws {
    let errors = try await AppFixture.errors(["Form.swift": renamed, "main.swift": ""])
    #expect(errors.count >= 14, "\(errors)")
    #expect(
      errors.allSatisfy { $0.message.contains(/renamed to|replaced by/) }, "\(errors)")
  }
}
