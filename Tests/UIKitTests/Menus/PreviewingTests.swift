import Testing
import UIKit

/// A view controller that offers actions while it's previewed.
private final class PreviewedController: UIViewController {
  let log = CallLog()

  override var previewActionItems: [any UIPreviewActionItem] {
    let delete = UIPreviewAction(title: "Delete", style: .destructive) { [log] action, controller in
      log.note("\(action.title) \(type(of: controller))")
    }
    let open = UIPreviewAction(title: "Open", style: .default) { _, _ in }
    return [delete, UIPreviewActionGroup(title: "More", style: .default, actions: [open])]
  }
}

/// A delegate that previews a view controller at the left of a view.
private final class PreviewDelegate: NSObject, UIViewControllerPreviewingDelegate {
  let controller = PreviewedController()
  private(set) var places: [CGPoint] = []
  private(set) var committed: [UIViewController] = []

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    places.append(location)
    guard location.x < 100 else { return nil }
    previewingContext.sourceRect = CGRect(x: 0, y: 0, width: 100, height: 60)
    return controller
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {
    committed.append(viewControllerToCommit)
  }
}

extension OnScreen {
  /// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewing>.
  @MainActor struct PreviewingTests {
    private let screen = TestScreen()
    private let delegate = PreviewDelegate()
    private let source = UIView(frame: CGRect(x: 40, y: 300, width: 200, height: 60))

    init() {
      screen.view.addSubview(source)
    }

    private func press(x: CGFloat) {
      let place = CGPoint(x: 40 + x, y: 330)
      screen.touch(.began, at: place)
      screen.advance(1)
      screen.touch(.ended, at: place)
      screen.advance(1)
    }

    private var texts: [String] { screen.stage.texts.map(\.text) }

    @Test func aPressPreviewsAViewControllerWithItsActions() {
      let context = screen.root.registerForPreviewing(with: delegate, sourceView: source)
      #expect(context.sourceView === source && context.delegate === delegate)
      #expect(
        source.gestureRecognizers?.contains(
          context.previewingGestureRecognizerForFailureRelationship) == true)
      press(x: 150)
      #expect(delegate.places.first == CGPoint(x: 150, y: 30) && !texts.contains("Delete"))
      press(x: 50)
      #expect(delegate.controller.viewIfLoaded?.window != nil)
      #expect(context.sourceRect == CGRect(x: 0, y: 0, width: 100, height: 60))
      #expect(texts.contains("Delete") && texts.contains("More") && !texts.contains("Open"))
      screen.tap("Delete")
      screen.advance(1)
      #expect(delegate.controller.log.take() == ["Delete PreviewedController"])
      #expect(!texts.contains("More") && delegate.committed.isEmpty)
    }

    @Test func aTapOnThePreviewCommitsIt() {
      screen.root.registerForPreviewing(with: delegate, sourceView: source)
      press(x: 50)
      screen.tap(delegate.controller.view)
      screen.advance(1)
      #expect(delegate.committed == [delegate.controller])
      #expect(!texts.contains("Delete"))
    }

    @Test func nothingIsPreviewedOnceTheContextIsGone() {
      let context = screen.root.registerForPreviewing(with: delegate, sourceView: source)
      screen.root.unregisterForPreviewing(withContext: context)
      press(x: 50)
      #expect(delegate.places.isEmpty && source.interactions.isEmpty)
    }

    @Test func aViewThatIsRegisteredAgainHasOneContext() {
      for _ in 0..<3 { screen.root.registerForPreviewing(with: delegate, sourceView: source) }
      #expect(source.interactions.count == 1)
      press(x: 50)
      #expect(delegate.places == [CGPoint(x: 50, y: 30)])
    }

    @Test func nothingIsPreviewedOnceTheDelegateIsGone() {
      let context = screen.root.registerForPreviewing(with: PreviewDelegate(), sourceView: source)
      press(x: 50)
      #expect(!texts.contains("Delete") && context.sourceView === source)
    }

    @Test func copiesAreAlike() {
      #expect(UIViewController().previewActionItems.isEmpty)
      let action = UIPreviewAction(title: "One", style: .selected) { _, _ in }
      #expect((action.copy() as? UIPreviewAction)?.title == "One")
      let group = UIPreviewActionGroup(title: "All", style: .default, actions: [action])
      #expect((group.copy() as? UIPreviewActionGroup)?.title == "All")
    }
  }
}
