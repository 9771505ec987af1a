import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Delegate methods that few delegates implement.
  @MainActor struct AskedDelegateTests {
    private let screen = TestScreen()
    private let log = CallLog()

    // MARK: Finding

    private final class Session: UIFindSession {
      let log: CallLog
      init(_ log: CallLog) { self.log = log }
      override func performSearch(query: String, options: UITextSearchOptions?) {
        log.note("search \(query)")
      }
      override func highlightNextResult(in direction: UITextStorageDirection) {
        log.note("next \(direction.rawValue)")
      }
      override func invalidateFoundResults() { log.note("forget") }
    }

    private final class Finder: NSObject, UIFindInteractionDelegate {
      let log: CallLog
      init(_ log: CallLog) { self.log = log }
      func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView)
        -> UIFindSession?
      { Session(log) }
      func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
        log.note("start")
      }
      func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        log.note("end")
      }
    }

    @Test func findingHasASessionUntilItIsDismissed() {
      let finder = Finder(log)
      let interaction = UIFindInteraction(sessionDelegate: finder)
      interaction.presentFindNavigator(showingReplace: false)
      #expect(interaction.activeFindSession == nil)
      screen.view.addInteraction(interaction)
      interaction.searchText = "word"
      interaction.presentFindNavigator(showingReplace: false)
      interaction.presentFindNavigator(showingReplace: false)
      interaction.findNext()
      #expect(interaction.activeFindSession is Session)
      #expect(log.take() == ["start", "search word", "next 0"])
      interaction.dismissFindNavigator()
      #expect(interaction.activeFindSession == nil)
      #expect(log.take() == ["forget", "end"])
      interaction.presentFindNavigator(showingReplace: false)
      screen.view.removeInteraction(interaction)
      #expect(log.take().last == "end")
    }

    // MARK: Orientations

    private final class Turner: NSObject, UIPageViewControllerDelegate,
      UISplitViewControllerDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate
    {
      func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
      ) -> UIInterfaceOrientation { .landscapeLeft }
      func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
      ) -> UIInterfaceOrientation { .landscapeRight }
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .landscape }
      func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientation { .landscapeLeft }
      func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
      ) -> UIInterfaceOrientation { .landscapeRight }
    }

    @Test func theDelegateOfAContainerPrefersAnOrientation() {
      let turner = Turner()
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      let split = UISplitViewController(style: .doubleColumn)
      #expect(pages.preferredInterfaceOrientationForPresentation == .portrait)
      pages.delegate = turner
      split.delegate = turner
      #expect(pages.preferredInterfaceOrientationForPresentation == .landscapeLeft)
      #expect(split.preferredInterfaceOrientationForPresentation == .landscapeRight)
    }

    @Test func theDelegateOfBarsPrefersAnOrientation() {
      let turner = Turner()
      let navigation = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      #expect(navigation.preferredInterfaceOrientationForPresentation == .portrait)
      #expect(tabs.preferredInterfaceOrientationForPresentation == .portrait)
      navigation.delegate = turner
      tabs.delegate = turner
      #expect(navigation.supportedInterfaceOrientations == .landscape)
      #expect(navigation.preferredInterfaceOrientationForPresentation == .landscapeLeft)
      #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeRight)
    }

    // MARK: Timing

    private final class Timing: NSObject, @preconcurrency UITimingCurveProvider {
      let timingCurveType: UITimingCurveType
      let cubicTimingParameters: UICubicTimingParameters? = UICubicTimingParameters(
        animationCurve: .linear)
      let springTimingParameters: UISpringTimingParameters? = UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)

      init(_ type: UITimingCurveType) { timingCurveType = type }
      required init?(coder: NSCoder) { nil }
      func encode(with coder: NSCoder) {}
      func copy(with zone: NSZone? = nil) -> Any { self }
    }

    @Test func theTypeOfATimingSaysWhichParametersCount() {
      #expect(UIViewPropertyAnimator(duration: 9, timingParameters: Timing(.cubic)).duration == 9)
      #expect(Timing(.cubic).pace(over: 9)(0.25) == 0.25)
      #expect(UIViewPropertyAnimator(duration: 9, timingParameters: Timing(.spring)).duration < 9)
      #expect(Timing(.spring).pace(over: 1)(0.25) != 0.25)
    }

    // MARK: Dropping

    private final class Dropper: NSObject, UITableViewDragDelegate, UITableViewDropDelegate,
      UICollectionViewDropDelegate, UIDragInteractionDelegate
    {
      let log: CallLog
      var isFullSize = false
      init(_ log: CallLog) { self.log = log }

      private var items: [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "x")))]
      }
      private var circle: UIDragPreviewParameters {
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        return parameters
      }

      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { items }
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] { items }
      func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
      ) -> Bool { isFullSize }

      func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
      ) {
        _ = coordinator.drop(
          coordinator.items[0].dragItem, toRowAt: IndexPath(row: 1, section: 0))
      }
      func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
      ) -> UIDragPreviewParameters? {
        log.note("row \(indexPath.row)")
        return circle
      }
      func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
      ) {
        _ = coordinator.drop(
          coordinator.items[0].dragItem, toItemAt: IndexPath(item: 2, section: 0))
      }
      func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
      ) -> UIDragPreviewParameters? {
        log.note("item \(indexPath.item)")
        return circle
      }
    }

    private func drag(to end: CGPoint) {
      let start = CGPoint(x: 50, y: 650)
      screen.touch(.began, at: start)
      screen.advance(0.6)
      screen.move(from: start, to: end)
      screen.advance(0.4)
    }

    private func addDragged(_ dropper: Dropper) {
      let view = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 100))
      view.addInteraction(UIDragInteraction(delegate: dropper))
      screen.view.addSubview(view)
      screen.commit()
    }

    /// The path that clips the preview of a dropped item.
    private var cut: CGRect? {
      let card = DragOperation.dropping?.stack.subviews.first { $0.subviews.count == 1 }
      return (card?.subviews.first?.layer.mask as? CAShapeLayer)?.path?.boundingBox
    }

    @Test func aDropOnAListHasTheDelegatesParameters() {
      let dropper = Dropper(log)
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
      let source = TableSource([["a", "b"]])
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.dropDelegate = dropper
      screen.view.addSubview(table)
      addDragged(dropper)
      drag(to: CGPoint(x: 50, y: 150))
      screen.touch(.ended, at: CGPoint(x: 50, y: 150))
      #expect(log.take() == ["row 1"])
      #expect(cut == CGRect(x: 0, y: 0, width: 20, height: 20))
      screen.advance(0.6)
    }

    @Test func previewsKeepTheirSizeWhereTheDelegateWantsIt() {
      for isFullSize in [false, true] {
        let dropper = Dropper(log)
        dropper.isFullSize = isFullSize
        addDragged(dropper)
        drag(to: CGPoint(x: 50, y: 300))
        let card = DragOperation.current?.stack.subviews.first { $0.subviews.count == 1 }
        #expect(((card?.frame.width ?? 0) > 390) == isFullSize)
        screen.touch(.ended, at: CGPoint(x: 50, y: 300))
        screen.advance(0.6)
        screen.view.subviews.last?.removeFromSuperview()
      }
    }
  }
}
