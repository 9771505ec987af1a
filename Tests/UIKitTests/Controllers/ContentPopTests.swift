import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Going back by dragging the content, as from iOS 26.
  @MainActor struct ContentPopTests {
    private let first = UIViewController()
    private let second = UIViewController()
    private let navigation: UINavigationController
    private let screen: TestScreen
    private let top = CGPoint(x: 100, y: 300)

    init() {
      navigation = UINavigationController(rootViewController: first)
      screen = TestScreen(root: navigation)
      navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
      navigation.pushViewController(second, animated: false)
      second.view.backgroundColor = .white
      screen.commit()
    }

    private var isBack: Bool { navigation.topViewController === first }

    private func drag(by vector: CGPoint) {
      screen.drag(from: top, to: CGPoint(x: top.x + vector.x, y: top.y + vector.y))
      screen.advance(1)
    }

    private func show(_ view: UIView) {
      view.frame = CGRect(x: 20, y: 250, width: 350, height: 100)
      second.view.addSubview(view)
      screen.commit()
    }

    @Test func aDragOfTheContentGoesBack() {
      drag(by: CGPoint(x: 280, y: 10))
      #expect(isBack && first.view.window != nil && second.viewIfLoaded?.window == nil)
    }

    @Test func theContentFollowsAndComesBack() {
      screen.touch(.began, at: top)
      screen.move(from: top, to: CGPoint(x: 180, y: 300))
      #expect(second.view.frame.minX > 50 && first.view.window != nil)
      screen.advance(0.5)
      screen.touch(.moved, at: CGPoint(x: 180, y: 300.01))
      screen.touch(.ended, at: CGPoint(x: 180, y: 300.01))
      screen.advance(1)
      #expect(!isBack && second.view.frame.minX == 0)
    }

    @Test func beforeIOS26ItIsOff() {
      let navigation = UINavigationController(rootViewController: UIViewController())
      #expect(navigation.interactiveContentPopGestureRecognizer?.isEnabled == false)
      self.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
      drag(by: CGPoint(x: 280, y: 0))
      #expect(!isBack)
    }

    @Test func otherDirectionsDoNotGoBack() {
      drag(by: CGPoint(x: 10, y: 280))
      drag(by: CGPoint(x: -90, y: 0))
      #expect(!isBack)
    }

    @Test func aHiddenBackButtonLeadsNowhere() {
      second.navigationItem.hidesBackButton = true
      drag(by: CGPoint(x: 280, y: 0))
      #expect(!isBack)
    }

    @Test func theRootStays() {
      navigation.popViewController(animated: false)
      screen.commit()
      drag(by: CGPoint(x: 280, y: 0))
      #expect(isBack && first.view.frame.minX == 0)
    }

    @Test func horizontallyScrollingContentKeepsItsDrags() {
      let scrollView = UIScrollView()
      scrollView.contentSize = CGSize(width: 1000, height: 100)
      show(scrollView)
      scrollView.contentOffset.x = 200
      screen.touch(.began, at: top)
      screen.move(from: top, to: CGPoint(x: 200, y: 300))
      #expect(scrollView.contentOffset.x < 200)
      screen.touch(.ended, at: CGPoint(x: 200, y: 300))
      screen.advance(1)
      #expect(!isBack)
    }

    @Test func verticallyScrollingContentGoesBackSideways() {
      let scrollView = UIScrollView()
      scrollView.contentSize = CGSize(width: 350, height: 1000)
      show(scrollView)
      drag(by: CGPoint(x: 280, y: 0))
      #expect(isBack)
    }

    @Test func slidersKeepTheirDrags() {
      let slider = UISlider()
      show(slider)
      slider.value = 0.2
      drag(by: CGPoint(x: 200, y: 0))
      #expect(!isBack && slider.value > 0.3)
    }

    @Test func buttonsGiveTheirDragsUp() {
      let log = CallLog()
      let button = UIButton(
        configuration: .plain(), primaryAction: UIAction { _ in log.note("tap") })
      show(button)
      drag(by: CGPoint(x: 260, y: 0))
      #expect(isBack && log.take().isEmpty)
    }

    @Test func cellsKeepTheDragsThatShowTheirActions() {
      let table = UITableView()
      let source = SwipedTable()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.delegate = source
      show(table)
      drag(by: CGPoint(x: 120, y: 0))
      #expect(!isBack && table.swipe != nil)
      table.closeSwipe()
      screen.advance(1)
      source.hasLeadingActions = false
      drag(by: CGPoint(x: 280, y: 0))
      #expect(isBack)
    }
  }
}

/// A table whose rows can have an action at the leading edge.
private final class SwipedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  var hasLeadingActions = true

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard hasLeadingActions else { return nil }
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Mark") { _, _, done in done(true) }
    ])
  }
}
