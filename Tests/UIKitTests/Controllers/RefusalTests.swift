import Foundation
import Testing
import UIKit

/// Mistakes with containers, alerts, and constraints for which an exception is raised, with the
/// same reason as on iOS.
struct RefusalTests {
  private func reason(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func whatIsNotInTheStackIsNotPoppedTo() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.popToViewController(UIViewController(), animated: false)
      }
    }
    #expect(
      reason(result).contains(
        "Tried to pop to a view controller that doesn't exist."))
  }

  @Test func onlyAControllerOfATabIsSelected() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.selectedViewController = UIViewController()
      }
    }
    #expect(
      reason(result).contains(
        "only a view controller in the tab bar controller's list of view controllers can "
          + "be selected."))
  }

  @Test func pagesAreAsManyAsThereIsRoomFor() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let pages = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers(
          [UIViewController(), UIViewController()], direction: .forward, animated: false)
      }
    }
    #expect(
      reason(result).contains(
        "The number of view controllers provided (2) doesn't match the number required (1"
          + ") for the requested transition"))
  }

  @Test func aViewIsAmongThoseOfItsControllersParent() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let screen = TestScreen()
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        screen.view.addSubview(child.view)
      }
    }
    #expect(
      reason(result).contains(
        "'UIViewControllerHierarchyInconsistency', reason: 'child view controller:<UIView"
          + "Controller> should have parent view controller:<UIViewController> but requested parent is:"
      ))
  }

  @Test func anAlertHasOneCancelAction() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let alert = UIAlertController(title: "Two", message: nil, preferredStyle: .alert)
        for title in ["Cancel", "Close"] {
          alert.addAction(UIAlertAction(title: title, style: .cancel))
        }
      }
    }
    #expect(
      reason(result).contains(
        "'NSInternalInconsistencyException', reason: 'UIAlertController can only have one"
          + " action with a style of UIAlertActionStyleCancel'"))
  }

  @Test func anActionSheetHasNoTextFields() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let sheet = UIAlertController(title: "Sheet", message: nil, preferredStyle: .actionSheet)
        sheet.addTextField()
      }
    }
    #expect(
      reason(result).contains(
        "'NSInternalInconsistencyException', reason: 'Text fields can only be added to an"
          + " alert controller"))
  }

  @Test func aStackHasNoGaps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIStackView().insertArrangedSubview(UIView(), at: 2)
      }
    }
    #expect(
      reason(result).contains(
        "'NSInternalInconsistencyException', reason: 'index out of bounds for arranged su"
          + "bview"))
  }

  @Test func anActiveConstraintStaysRequired() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        width.priority = .defaultLow
      }
    }
    #expect(
      reason(result).contains(
        "'NSInternalInconsistencyException', reason: 'Mutating a priority from required t"
          + "o not"))
  }

  @Test func aViewHoldsConstraintsOfItsTreeOnly() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (view, inner) = (UIView(), UIView())
        view.addSubview(inner)
        inner.addConstraints([view.widthAnchor.constraint(equalToConstant: 10)])
      }
    }
    #expect(
      reason(result).contains(
        "'NSGenericException', reason: 'Unable to install constraint on view.  Does the c"
          + "onstraint"))
  }
}
